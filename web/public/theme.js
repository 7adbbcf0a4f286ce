// Applies the stored theme before the first paint.
try {
  var stored = JSON.parse(localStorage.getItem("ennead.settings") || "{}");
  if (stored.theme === "day" || stored.theme === "night")
    document.documentElement.dataset.theme = stored.theme;
  if (stored.language) document.documentElement.lang = stored.language;
} catch (e) {
  // without storage the system decides
}

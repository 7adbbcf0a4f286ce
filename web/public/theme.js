// Before the first paint: the theme this browser remembers.
try {
  var kept = JSON.parse(localStorage.getItem("ennead.settings") || "{}");
  if (kept.theme === "day" || kept.theme === "night") document.documentElement.dataset.theme = kept.theme;
  if (kept.language) document.documentElement.lang = kept.language;
} catch (e) {
  // no memory, no theme
}

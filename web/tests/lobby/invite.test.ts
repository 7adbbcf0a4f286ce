import { expect, test } from "vitest";
import { parseInvite } from "../../src/lobby/invite";

test.each([
  ["https://ennead.example/table/7Kq2mPx9ABcd", "7Kq2mPx9ABcd"],
  ["http://192.168.1.5:8000/table/7Kq2mPx9ABcd?seat=1#x", "7Kq2mPx9ABcd"],
  ["ennead.example/table/7Kq2mPx9ABcd/", "7Kq2mPx9ABcd"],
  ["  /table/7Kq2mPx9ABcd ", "7Kq2mPx9ABcd"],
  ["https://ennead.example/replay/7Kq2mPx9ABcd", "7Kq2mPx9ABcd"],
  ["<https://ennead.example/table/7Kq2mPx9ABcd>.", "7Kq2mPx9ABcd"],
  ["7Kq2mPx9ABcd", "7Kq2mPx9ABcd"],
  ["«7Kq2mPx9ABcd»", "7Kq2mPx9ABcd"],
])("%s leads to a table", (text, id) => {
  expect(parseInvite(text)).toBe(id);
});

test.each([
  "",
  "   ",
  "ab",
  "two words",
  "https://ennead.example/",
  "https://ennead.example/rules/toy",
  "/table/",
  "/table/a%2Fb",
  "/table/%",
])("%j leads nowhere", (text) => {
  expect(parseInvite(text)).toBeNull();
});

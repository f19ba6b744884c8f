import { expect, it } from "vitest";
import { wantsPage } from "./wantsPage.ts";

it.each([
  ["a browser", { accept: "text/html,application/xhtml+xml,*/*;q=0.8" }, true],
  ["curl", { accept: "*/*" }, true],
  ["nobody in particular", {}, true],
  ["the shop's own script", { accept: "application/json", "x-requested-with": "XMLHttpRequest" }, false],
  ["a script that only says who it is", { accept: "*/*", "x-requested-with": "XMLHttpRequest" }, false],
  ["a client that prefers JSON", { accept: "text/html;q=0.5, application/json" }, false],
  ["a client that prefers HTML", { accept: "application/json;q=0.5, text/html" }, true],
])("sends a page or data to %s", (_, headers, expected) => {
  expect(wantsPage(headers)).toBe(expected);
});

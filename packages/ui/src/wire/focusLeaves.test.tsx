import { expect, it } from "vitest";
import { focusLeaves } from "./focusLeaves.ts";

it.each([
  ["another part of the page", "#other", true],
  ["something inside", "#inside", false],
  ["the part itself", "#part", false],
  ["what lies around it, as when its words are pressed", "main", false],
  ["nothing, as when the window is left", "#missing", false],
])("tells whether the focus leaves a part for %s", (_, next, leaves) => {
  document.body.innerHTML = `<main tabindex="-1"><div id="part"><i id="inside"></i></div><a id="other" href="#a"></a></main>`;
  expect(focusLeaves(document.querySelector("#part"), document.querySelector(next))).toBe(leaves);
});

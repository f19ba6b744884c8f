import { afterEach, expect, it } from "vitest";
import { focusOpened } from "./focusOpened.ts";
import { openedFieldMark } from "./openedFieldMark.ts";

afterEach(() => {
  document.body.innerHTML = "";
});

it("opens a box with the focus in its marked field, and closes it again", () => {
  focusOpened();
  document.body.innerHTML = `<details><summary>Open</summary><input data-wire=${openedFieldMark}></details>`;
  const summary = document.querySelector("summary");
  summary?.click();
  expect(document.activeElement).toBe(document.querySelector("input"));
  expect(document.querySelector("details")?.open).toBe(true);
  summary?.click();
  expect(document.querySelector("details")?.open).toBe(false);
});

it("leaves a marked field alone that is folded within the opened box", () => {
  focusOpened();
  document.body.innerHTML = `<details><summary>Open</summary>
    <details><summary>More</summary><input data-wire=${openedFieldMark}></details></details>`;
  document.querySelector("summary")?.click();
  expect(document.activeElement).not.toBe(document.querySelector("input"));
  expect([...document.querySelectorAll("details")].map(({ open }) => open)).toEqual([true, false]);
});

import { expect, it } from "vitest";
import { isBarExpanded } from "./compareBar.ts";

it.each([
  ["opens with the first product", { before: 0, after: 1, wasExpanded: false, stored: false }, true],
  ["opens when one product is left", { before: 2, after: 1, wasExpanded: false, stored: null }, true],
  ["stays closed with one product that was closed", { before: 1, after: 1, wasExpanded: false, stored: null }, false],
  ["stays open with further products", { before: 1, after: 2, wasExpanded: true, stored: null }, true],
  ["stays closed with further products", { before: 1, after: 2, wasExpanded: false, stored: null }, false],
  ["closes without products", { before: 1, after: 0, wasExpanded: true, stored: true }, false],
  ["comes closed as it was left", { before: null, after: 1, wasExpanded: false, stored: false }, false],
  ["comes open as it was left", { before: null, after: 3, wasExpanded: false, stored: true }, true],
  ["comes open with one product and no memory", { before: null, after: 1, wasExpanded: false, stored: null }, true],
  ["comes closed with several and no memory", { before: null, after: 2, wasExpanded: false, stored: null }, false],
  [
    "comes closed without products whatever was left",
    { before: null, after: 0, wasExpanded: false, stored: true },
    false,
  ],
] as const)("%s", (_, change, expected) => {
  expect(isBarExpanded(change)).toBe(expected);
});

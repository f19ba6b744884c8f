import { expect, it } from "vitest";
import { isBarExpanded } from "./compareBar.ts";

it.each([
  ["opens with the first product", { previousCount: 0, count: 1, wasExpanded: false, stored: false }, true],
  ["opens when one product is left", { previousCount: 2, count: 1, wasExpanded: false, stored: null }, true],
  [
    "stays closed with one product that was closed",
    { previousCount: 1, count: 1, wasExpanded: false, stored: null },
    false,
  ],
  ["stays open with further products", { previousCount: 1, count: 2, wasExpanded: true, stored: null }, true],
  ["stays closed with further products", { previousCount: 1, count: 2, wasExpanded: false, stored: null }, false],
  ["closes without products", { previousCount: 1, count: 0, wasExpanded: true, stored: true }, false],
  ["comes closed as it was left", { previousCount: null, count: 1, wasExpanded: false, stored: false }, false],
  ["comes open as it was left", { previousCount: null, count: 3, wasExpanded: false, stored: true }, true],
  [
    "comes open with one product and no memory",
    { previousCount: null, count: 1, wasExpanded: false, stored: null },
    true,
  ],
  [
    "comes closed with several and no memory",
    { previousCount: null, count: 2, wasExpanded: false, stored: null },
    false,
  ],
  [
    "comes closed without products whatever was left",
    { previousCount: null, count: 0, wasExpanded: false, stored: true },
    false,
  ],
] as const)("%s", (_, change, expected) => {
  expect(isBarExpanded(change)).toBe(expected);
});

import { expect, it } from "vitest";
import { isSticky } from "./sticky.ts";

it("lets parts stick beyond 200 pixels of scrolling", () => {
  expect([0, 199, 200, 201, 250].map(isSticky)).toEqual([false, false, false, true, true]);
});

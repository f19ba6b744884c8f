import { beforeEach, expect, it } from "vitest";
import { markCompared } from "./markCompared.ts";

beforeEach(() => {
  document.body.innerHTML = `
    <div data-island="listing"><input type="checkbox" data-compare="1"><input type="checkbox" data-compare="2"></div>
    <div data-island="other" data-state="awake"><input type="checkbox" data-compare="1"></div>`;
});

const boxes = () =>
  [...document.querySelectorAll("input")].map(({ checked, defaultChecked }) => [checked, defaultChecked]);

it("ticks the boxes of sleeping islands for good and leaves those awake to their owner", () => {
  markCompared(document, [1]);
  expect(boxes()).toEqual([
    [true, true],
    [false, false],
    [false, false],
  ]);
});

it("takes ticks away again", () => {
  markCompared(document, [1, 2]);
  markCompared(document, [2]);
  expect(boxes().map(([isTicked]) => isTicked)).toEqual([false, true, false]);
});

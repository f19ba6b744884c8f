import { beforeEach, expect, it } from "vitest";
import { compareMarks } from "./compareMarks.ts";
import { markCompared } from "./markCompared.ts";

beforeEach(() => {
  document.body.innerHTML = `
    <div data-island="listing"><input type="checkbox" data-wire="${compareMarks.box}" value="1"><input type="checkbox" data-wire="${compareMarks.box}" value="2"></div>
    <div data-island="other" data-state="awake"><input type="checkbox" data-wire="${compareMarks.box}" value="1"></div>`;
});

const isUnhydrated = (box: Element): boolean => box.closest("[data-island]:not([data-state])") !== null;

const boxes = () =>
  [...document.querySelectorAll("input")].map(({ checked, defaultChecked }) => [checked, defaultChecked]);

it("ticks the boxes of islands that are not hydrated for good, and leaves hydrated ones alone", () => {
  markCompared([1], isUnhydrated);
  expect(boxes()).toEqual([
    [true, true],
    [false, false],
    [false, false],
  ]);
});

it("removes ticks again", () => {
  markCompared([1, 2], isUnhydrated);
  markCompared([2], isUnhydrated);
  expect(boxes().map(([isTicked]) => isTicked)).toEqual([false, true, false]);
});

import { findMarked } from "@torg/ui/wire";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { navigationMarks } from "./navigationMarks.ts";
import { wireSticky } from "./wireSticky.ts";

const isMarked = (): boolean => document.documentElement.dataset["scrolled"] !== undefined;

function scrollTo(top: number): void {
  window.scrollY = top;
  window.dispatchEvent(new Event("scroll"));
}

let tellMeasured = (): void => {};

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal(
    "ResizeObserver",
    class {
      constructor(measured: () => void) {
        tellMeasured = measured;
      }
      observe(): void {}
    },
  );
  delete document.documentElement.dataset["scrolled"];
  document.body.innerHTML = `<div data-wire="${navigationMarks.pageTop}"></div>`;
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it("marks the page beyond 200 pixels of scrolling, and checks at most twice within 20 ms", () => {
  wireSticky();
  expect(isMarked()).toBe(false);
  const looks = vi.spyOn(document.documentElement, "toggleAttribute");
  for (const top of [20, 40, 60, 80, 100, 120, 140, 160, 180, 201]) scrollTo(top);
  vi.advanceTimersByTime(20);
  expect(isMarked()).toBe(true);
  expect(looks.mock.calls.filter(([name]) => name === "data-scrolled").length).toBeLessThanOrEqual(2);
  scrollTo(199);
  vi.advanceTimersByTime(20);
  expect(isMarked()).toBe(false);
});

it("marks a page that opens scrolled, and sets the height of the header, only after layout", () => {
  Object.defineProperty(findMarked(document, navigationMarks.pageTop), "offsetHeight", { value: 120 });
  window.scrollY = 500;
  wireSticky();
  expect(isMarked()).toBe(false);

  tellMeasured();
  vi.runAllTimers();
  expect(isMarked()).toBe(true);
  expect(document.documentElement.style.getPropertyValue("--torg-top-size")).toBe("120px");
});

it("sets nothing when the styles already have the value, so that nothing is restyled", () => {
  const { style } = document.documentElement;
  style.setProperty("--torg-top-size", "120px");
  const saying = vi.spyOn(CSSStyleDeclaration.prototype, "setProperty");
  Object.defineProperty(findMarked(document, navigationMarks.pageTop), "offsetHeight", { value: 120 });
  wireSticky();
  tellMeasured();
  vi.runAllTimers();
  expect(saying).not.toHaveBeenCalled();
  style.setProperty("--torg-top-size", "80px");
  saying.mockClear();
  tellMeasured();
  vi.runAllTimers();
  expect(saying).toHaveBeenCalledWith("--torg-top-size", "120px");
});

it("sets the height of the banner above the header, and none once it is gone", () => {
  document.body.insertAdjacentHTML("afterbegin", `<section data-wire="${navigationMarks.news}"></section>`);
  const news = findMarked(document, navigationMarks.news);
  const size = (): string => document.documentElement.style.getPropertyValue("--torg-news-size");
  Object.defineProperty(news, "offsetHeight", { get: () => (news?.isConnected === true ? 36 : 0) });
  wireSticky();
  tellMeasured();
  vi.runAllTimers();
  expect(size()).toBe("36px");
  news?.remove();
  tellMeasured();
  vi.runAllTimers();
  expect(size()).toBe("0px");
});

it("marks the page while its header is hidden: when scrolling down, not up", () => {
  const isAway = (): boolean => document.documentElement.dataset["away"] !== undefined;
  window.scrollY = 0;
  wireSticky();
  for (const [top, expected] of [
    [250, false],
    [900, true],
    [860, false],
  ] as const) {
    scrollTo(top);
    vi.advanceTimersByTime(20);
    expect(isAway()).toBe(expected);
  }
});

import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { wireSticky } from "./wireSticky.ts";

const isMarked = (): boolean => document.documentElement.dataset["scrolled"] !== undefined;

function scrollTo(top: number): void {
  window.scrollY = top;
  window.dispatchEvent(new Event("scroll"));
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal(
    "ResizeObserver",
    class {
      observe(): void {}
    },
  );
  document.body.innerHTML = `<div class="torg-page__top"></div>`;
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it("marks the page beyond 200 pixels of scrolling, and looks twice at most for many steps within 20 ms", () => {
  wireSticky();
  expect(isMarked()).toBe(false);
  const looks = vi.spyOn(document.documentElement, "toggleAttribute");
  for (const top of [20, 40, 60, 80, 100, 120, 140, 160, 180, 201]) scrollTo(top);
  vi.advanceTimersByTime(20);
  expect(isMarked()).toBe(true);
  expect(looks.mock.calls.length).toBeLessThanOrEqual(2);
  scrollTo(199);
  vi.advanceTimersByTime(20);
  expect(isMarked()).toBe(false);
});

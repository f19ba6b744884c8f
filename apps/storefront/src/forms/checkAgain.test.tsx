import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { pageMarks } from "../frame/pageMarks.ts";
import { checkAgain, looks } from "./checkAgain.ts";

beforeEach(() => {
  vi.useFakeTimers();
  sessionStorage.clear();
  document.body.innerHTML = `<form data-wire="${pageMarks.checkAgain}"><button>Again</button></form>`;
});

afterEach(() => vi.useRealTimers());

/** Opens the page as often as it opens itself, and once more. */
function waitLong(): number {
  const reload = vi.fn<() => void>();
  for (let page = 0; page < looks * 2; page += 1) {
    checkAgain(reload);
    vi.advanceTimersByTime(60_000);
  }
  return reload.mock.calls.length;
}

it("looks at a payment a few times by itself, and then leaves it to whoever waits", () => {
  expect(waitLong()).toBe(looks);
  window.history.replaceState(null, "", "/checkout/retur/another");
  expect(waitLong()).toBe(looks);
  window.history.replaceState(null, "", "/");
});

it("takes the page from nobody who is at its button, and leaves other pages alone", () => {
  document.querySelector("button")?.focus();
  expect(waitLong()).toBe(0);
  document.body.innerHTML = "";
  expect(waitLong()).toBe(0);
});

import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { pageMarks } from "../awake/pageMarks.ts";
import { checkAgain, looks } from "./checkAgain.ts";

beforeEach(() => {
  vi.useFakeTimers();
  sessionStorage.clear();
  document.body.innerHTML = `<form data-wire="${pageMarks.checkAgain}"><button>Again</button></form>`;
});

afterEach(() => vi.useRealTimers());

/** Loads the page as often as it reloads itself, and once more. */
function waitLong(): number {
  const reload = vi.fn<() => void>();
  for (let page = 0; page < looks * 2; page += 1) {
    checkAgain(reload);
    vi.advanceTimersByTime(60_000);
  }
  return reload.mock.calls.length;
}

it("checks a payment a few times by itself, and then leaves it to the visitor", () => {
  expect(waitLong()).toBe(looks);
  window.history.replaceState(null, "", "/checkout/retur/another");
  expect(waitLong()).toBe(looks);
  window.history.replaceState(null, "", "/");
});

it("does not reload while the button has the focus, and ignores other pages", () => {
  document.querySelector("button")?.focus();
  expect(waitLong()).toBe(0);
  document.body.innerHTML = "";
  expect(waitLong()).toBe(0);
});

describe("a payment that waits in an app", () => {
  const told = vi.fn<() => Promise<Response>>();
  const reload = vi.fn<() => void>();

  beforeEach(() => {
    document.body.innerHTML = `<form data-wire="${pageMarks.checkAgain}" data-watch="/checkout/payment_state/1"></form>`;
    vi.stubGlobal("fetch", told);
    told.mockReset();
    reload.mockReset();
  });

  afterEach(() => vi.unstubAllGlobals());

  it("is queried until it is over, despite failed responses, and then its page is reloaded once", async () => {
    told.mockRejectedValueOnce(new TypeError("no connection"));
    told.mockResolvedValueOnce(new Response("busy", { status: 503 }));
    told.mockResolvedValueOnce(new Response("<html>"));
    told.mockResolvedValueOnce(Response.json({ waiting: true }));
    told.mockResolvedValueOnce(Response.json({ waiting: false }));
    checkAgain(reload);
    await vi.advanceTimersByTimeAsync(11_000);
    expect(reload).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(60_000);
    expect([told.mock.calls.length, reload.mock.calls.length]).toEqual([5, 1]);
  });

  it("is not queried forever", async () => {
    told.mockImplementation(async () => Response.json({ waiting: true }));
    checkAgain(reload);
    await vi.advanceTimersByTimeAsync(3_600_000);
    expect(told.mock.calls.length).toBeLessThan(100);
    expect(reload).not.toHaveBeenCalled();
  });
});

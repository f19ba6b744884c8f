import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { isMetered, preloadWhenIdle } from "./preloadWhenIdle.ts";

const preloads = () =>
  [...document.querySelectorAll("link[rel=modulepreload]")].map((link) => link.getAttribute("href"));

beforeEach(() => {
  vi.useFakeTimers();
  document.head.innerHTML = "";
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("isMetered", () => {
  it.each([
    [undefined, false],
    [{ effectiveType: "4g" }, false],
    [{ saveData: true, effectiveType: "4g" }, true],
    [{ effectiveType: "slow-2g" }, true],
    [{ type: "cellular" }, true],
    [{ type: "wifi" }, false],
  ])("reads %j as %s", (connection, expected) => {
    expect(isMetered(connection)).toBe(expected);
  });
});

describe("preloadWhenIdle", () => {
  it("requests each address once after the page has loaded", async () => {
    preloadWhenIdle(() => ["/a.js", "/react.js", "/react.js"]);
    expect(preloads()).toEqual([]);
    await vi.advanceTimersByTimeAsync(5000);
    expect(preloads()).toEqual(["/a.js", "/react.js"]);
  });

  it("requests one at a time when idle time is short, and leaves sheets to what needs them", async () => {
    let room = 0;
    const idle: IdleDeadline = { didTimeout: false, timeRemaining: () => room-- };
    let periods = 0;
    vi.stubGlobal("requestIdleCallback", (run: IdleRequestCallback) => {
      periods += 1;
      return setTimeout(run, 10, idle);
    });
    preloadWhenIdle(() => ["/a.js", "/a.css", "/b.js", "/c.js", "/d.js"]);
    await vi.advanceTimersByTimeAsync(10);
    expect(preloads()).toEqual(["/a.js"]);
    room = 1;
    await vi.advanceTimersByTimeAsync(10);
    expect(preloads()).toEqual(["/a.js", "/b.js", "/c.js"]);
    await vi.advanceTimersByTimeAsync(1000);
    expect(preloads()).toEqual(["/a.js", "/b.js", "/c.js", "/d.js"]);
    expect(periods).toBe(4);
  });

  it("requests nothing when the visitor saves data", async () => {
    vi.stubGlobal("navigator", { connection: { saveData: true } });
    preloadWhenIdle(() => ["/a.js"]);
    await vi.advanceTimersByTimeAsync(5000);
    expect(preloads()).toEqual([]);
  });
});

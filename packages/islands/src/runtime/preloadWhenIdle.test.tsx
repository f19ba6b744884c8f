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
  it("asks for each address once after the page has loaded", async () => {
    preloadWhenIdle(() => ["/a.js", "/react.js", "/react.js"]);
    expect(preloads()).toEqual([]);
    await vi.advanceTimersByTimeAsync(5000);
    expect(preloads()).toEqual(["/a.js", "/react.js"]);
  });

  it("asks for nothing when the visitor saves data", async () => {
    vi.stubGlobal("navigator", { connection: { saveData: true } });
    preloadWhenIdle(() => ["/a.js"]);
    await vi.advanceTimersByTimeAsync(5000);
    expect(preloads()).toEqual([]);
  });
});

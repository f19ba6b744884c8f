import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { wireMicroBanner } from "./wireMicroBanner.ts";

beforeEach(() => {
  sessionStorage.clear();
  document.body.innerHTML = `<div class="torg-micro-banner"><p>News</p><button>Close</button></div>`;
  wireMicroBanner();
});

afterEach(() => vi.restoreAllMocks());

it("takes the news away and remembers it for the session", () => {
  document.querySelector("button")?.click();
  expect(document.querySelector("p")).toBeNull();
  expect(sessionStorage.getItem("hideMicroBanner")).toBe("true");
});

it("takes the news away where nothing can be remembered", () => {
  vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new Error("blocked");
  });
  document.querySelector("button")?.click();
  expect(document.querySelector("p")).toBeNull();
});

import { renderToString } from "react-dom/server";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { MicroBanner } from "../react/micro-banner/MicroBanner.tsx";
import { createMicroBannerState } from "../state/createMicroBannerState.ts";
import { wireMicroBanner } from "./wireMicroBanner.ts";

beforeEach(() => {
  sessionStorage.clear();
  const banner = { text: "Fri frakt", url: null, sticky: false, closable: true };
  const state = createMicroBannerState({ getItem: () => null, setItem: () => {} });
  document.body.innerHTML = renderToString(<MicroBanner banner={banner} state={state} />);
  wireMicroBanner();
});

afterEach(() => vi.restoreAllMocks());

it("removes the banner and remembers it for the session", () => {
  document.querySelector("button")?.click();
  expect(document.querySelector("p")).toBeNull();
  expect(sessionStorage.getItem("hideMicroBanner")).toBe("true");
});

it("removes the banner even without storage", () => {
  vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new Error("blocked");
  });
  document.querySelector("button")?.click();
  expect(document.querySelector("p")).toBeNull();
});

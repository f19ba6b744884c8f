import { act, cleanup, configure } from "@testing-library/react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { afterAll, afterEach, vi } from "vitest";

// Waits end as soon as the condition holds; the long limit is for a busy machine.
configure({ asyncUtilTimeout: 10_000 });

// Spied so that roots created without Testing Library are unmounted here as well.
vi.mock("react-dom/client", { spy: true });

// A file may be read before the empty document has loaded, and tests begin with a page that has.
if (document.readyState !== "complete") {
  await new Promise((resolve) => window.addEventListener("load", resolve, { once: true }));
}

// The real one, before a test fakes the clock.
const nextTurn = setImmediate;

afterEach(() => {
  cleanup();
  for (const open of [createRoot, hydrateRoot].map((one) => vi.mocked(one))) {
    for (const { type, value: root } of open.mock.results) if (type === "return") act(() => root.unmount());
    open.mockClear();
  }
});

// React finishes work in later turns, and needs the window there: jsdom must live until then. What a page loads without
// waiting for it must have arrived as well.
afterAll(async () => {
  await vi.dynamicImportSettled();
  for (let turn = 0; turn < 5; turn += 1) await new Promise((resolve) => nextTurn(resolve));
});

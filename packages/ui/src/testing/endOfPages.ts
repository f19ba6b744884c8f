import { act, cleanup, configure } from "@testing-library/react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { afterAll, afterEach, vi } from "vitest";

// What is waited for ends the wait; the limit is for a machine that is busy with other work.
configure({ asyncUtilTimeout: 10_000 });

// Pages that a test opens without Testing Library end here as well.
vi.mock("react-dom/client", { spy: true });

// As it is before a test simulates the clock.
const nextTurn = setImmediate;

afterEach(() => {
  cleanup();
  for (const open of [createRoot, hydrateRoot].map((one) => vi.mocked(one))) {
    for (const { type, value: root } of open.mock.results) if (type === "return") act(() => root.unmount());
    open.mockClear();
  }
});

// React ends what it has begun in later turns, and looks for the window there: the simulated one lasts until then.
afterAll(async () => {
  for (let turn = 0; turn < 5; turn += 1) await new Promise((resolve) => nextTurn(resolve));
});

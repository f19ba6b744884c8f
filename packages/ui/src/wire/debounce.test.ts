import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { afterQuiet } from "./afterQuiet.ts";

describe("afterQuiet", () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it("runs once, the full time after the last call", () => {
    const action = vi.fn<() => void>();
    const quiet = afterQuiet(action, 100);
    quiet.poke();
    vi.advanceTimersByTime(99);
    quiet.poke();
    vi.advanceTimersByTime(99);
    expect(action).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(action).toHaveBeenCalledOnce();
  });

  it("runs again after a further call, and not after it was cancelled", () => {
    const action = vi.fn<() => void>();
    const quiet = afterQuiet(action, 100);
    quiet.poke();
    vi.runAllTimers();
    quiet.poke();
    vi.runAllTimers();
    quiet.poke();
    quiet.cancel();
    vi.runAllTimers();
    expect(action).toHaveBeenCalledTimes(2);
  });
});

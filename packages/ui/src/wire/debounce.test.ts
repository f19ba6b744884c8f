import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { debounce } from "./debounce.ts";

describe("debounce", () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it("runs once, the full time after the last call", () => {
    const action = vi.fn<() => void>();
    const debounced = debounce(action, 100);
    debounced.call();
    vi.advanceTimersByTime(99);
    debounced.call();
    vi.advanceTimersByTime(99);
    expect(action).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(action).toHaveBeenCalledOnce();
  });

  it("runs again after a further call, and not after it was cancelled", () => {
    const action = vi.fn<() => void>();
    const debounced = debounce(action, 100);
    debounced.call();
    vi.runAllTimers();
    debounced.call();
    vi.runAllTimers();
    debounced.call();
    debounced.cancel();
    vi.runAllTimers();
    expect(action).toHaveBeenCalledTimes(2);
  });
});

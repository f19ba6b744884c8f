import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { throttle } from "./throttle.ts";

describe("throttle", () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it("runs at once, then at most once per interval, and finally for the last call", () => {
    const action = vi.fn<() => void>();
    const { call } = throttle(action, 20);
    call();
    call();
    call();
    expect(action).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(19);
    expect(action).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(1);
    expect(action).toHaveBeenCalledTimes(2);
    vi.advanceTimersByTime(200);
    expect(action).toHaveBeenCalledTimes(2);
    call();
    expect(action).toHaveBeenCalledTimes(3);
  });

  it("drops the pending call when it is cancelled", () => {
    const action = vi.fn<() => void>();
    const { call, cancel } = throttle(action, 20);
    call();
    call();
    cancel();
    vi.advanceTimersByTime(100);
    expect(action).toHaveBeenCalledTimes(1);
    call();
    expect(action).toHaveBeenCalledTimes(2);
  });
});

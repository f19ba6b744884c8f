import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { lockScroll } from "./lockScroll.ts";

const isLocked = (): boolean => document.documentElement.style.overflow === "hidden";

describe("lockScroll", () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.runAllTimers();
    vi.useRealTimers();
  });

  it("is released 250 ms after it ended", () => {
    const end = lockScroll();
    expect(isLocked()).toBe(true);
    end();
    vi.advanceTimersByTime(200);
    expect(isLocked()).toBe(true);
    vi.advanceTimersByTime(100);
    expect(isLocked()).toBe(false);
    expect(document.documentElement.dataset["torgScrollLocks"]).toBeUndefined();
  });

  it("lasts until the last of several has ended, each of which ends once", () => {
    const [end, endOther] = [lockScroll(), lockScroll()];
    end();
    end();
    vi.runAllTimers();
    expect(isLocked()).toBe(true);
    endOther();
    vi.runAllTimers();
    expect(isLocked()).toBe(false);
  });
});

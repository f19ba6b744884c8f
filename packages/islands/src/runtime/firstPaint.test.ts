import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { firstPaint } from "./firstPaint.ts";

const painted: (() => void)[] = [];
const asked: unknown[] = [];
const frames: (() => void)[] = [];
const disconnect = vi.fn<() => void>();

class SeenPaint {
  readonly told: (list: unknown, observer: SeenPaint) => void;
  constructor(told: (list: unknown, observer: SeenPaint) => void) {
    this.told = told;
  }
  observe(what: unknown): void {
    asked.push(what);
    painted.push(() => this.told([], this));
  }
  disconnect(): void {
    disconnect();
  }
}

async function isDone(waiting: Promise<void>): Promise<boolean> {
  return Promise.race([waiting.then(() => true), Promise.resolve().then(() => false)]);
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("PerformanceObserver", SeenPaint);
  vi.stubGlobal("requestAnimationFrame", (run: () => void) => frames.push(run));
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  painted.length = 0;
  asked.length = 0;
  frames.length = 0;
  disconnect.mockClear();
});

describe("firstPaint", () => {
  it("waits for the first paint, even an earlier one, and for the content of the next frame", async () => {
    const waiting = firstPaint();
    expect(asked).toEqual([{ type: "paint", buffered: true }]);
    expect(await isDone(waiting)).toBe(false);
    painted[0]?.();
    frames.shift()?.();
    expect(await isDone(waiting)).toBe(false);
    frames.shift()?.();
    await waiting;
    expect(disconnect).toHaveBeenCalledOnce();
  });

  it("waits at most two seconds on a page that nobody looks at", async () => {
    const waiting = firstPaint();
    await vi.advanceTimersByTimeAsync(1999);
    expect(await isDone(waiting)).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    await waiting;
  });
});

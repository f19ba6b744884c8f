import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { createLogStream } from "./createLogStream.ts";

const line = (level: number, msg: string): string => `${JSON.stringify({ level, msg })}\n`;
const [first, second, warning] = [line(30, "first"), line(30, "second"), line(40, "warning")];

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it("writes lines that arrive close together at once, in order", () => {
  const write = vi.fn();
  const log = createLogStream(write);
  log.write(first);
  log.write(second);
  expect(write).not.toHaveBeenCalled();
  vi.advanceTimersByTime(50);
  expect(write.mock.calls).toEqual([[first + second]]);
});

it("writes no more at once than a pipe takes, and splits no line", () => {
  const write = vi.fn();
  const log = createLogStream(write);
  const lines = Array.from({ length: 100 }, (_, index) => line(30, "x".repeat(index === 50 ? 5000 : index)));
  for (const one of lines) log.write(one);
  vi.advanceTimersByTime(50);
  const parcels = write.mock.calls.map(([parcel]) => String(parcel));
  expect(parcels.join("")).toBe(lines.join(""));
  expect(parcels.every((parcel) => parcel.endsWith("\n"))).toBe(true);
  expect(parcels.filter((parcel) => parcel.length > 4096)).toEqual([lines[50]]);
});

it("writes a warning at once, after what came before it", () => {
  const write = vi.fn();
  const log = createLogStream(write);
  log.write(first);
  log.write(warning);
  expect(write.mock.calls).toEqual([[first + warning]]);
  vi.advanceTimersByTime(50);
  expect(write).toHaveBeenCalledOnce();
});

it("writes the rest when the process ends", () => {
  const write = vi.fn();
  const once = vi.spyOn(process, "once");
  createLogStream(write).write(first);
  const [, flush] = once.mock.calls.find(([event]) => event === "exit") ?? [];
  once.mockRestore();
  flush?.call(process, 0);
  expect(write.mock.calls).toEqual([[first]]);
});

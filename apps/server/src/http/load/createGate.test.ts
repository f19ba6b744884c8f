import { afterEach, expect, it, vi } from "vitest";
import { createGate, OverloadedError } from "./createGate.ts";

afterEach(() => void vi.useRealTimers());

it("admits a fixed number at once, the next when one leaves, and rejects when the queue is full", async () => {
  const gate = createGate({ atOnce: 2, waiting: 1, maxExpectedWait: 10_000, maxWait: 20_000 });
  const [leave] = await Promise.all([gate(), gate()]);
  const third = gate();
  await expect(gate()).rejects.toBeInstanceOf(OverloadedError);
  leave?.();
  leave?.();
  const leaveThird = await third;
  const fourth = gate();
  await expect(gate()).rejects.toBeInstanceOf(OverloadedError);
  leaveThird();
  await expect(fourth).resolves.toBeTypeOf("function");
});

it("rejects requests that have waited too long", async () => {
  vi.useFakeTimers();
  const gate = createGate({ atOnce: 1, waiting: 5, maxExpectedWait: 700, maxWait: 700 });
  const leave = await gate();
  const late = expect(gate()).rejects.toBeInstanceOf(OverloadedError);
  await vi.advanceTimersByTimeAsync(400);
  const later = gate();
  await vi.advanceTimersByTimeAsync(350);
  await late;
  leave();
  await expect(later).resolves.toBeTypeOf("function");
});

it("serves a queued request even if the queue became slower than predicted", async () => {
  vi.useFakeTimers();
  const gate = createGate({ atOnce: 1, waiting: 40, maxExpectedWait: 300, maxWait: 1500 });
  await leaveSlowly([gate(), gate(), gate()], 50);
  await leaveSlowly([gate(), gate(), gate(), gate()], 400);
});

/** Lets requests leave the gate one after the other, with this many milliseconds between them. */
async function leaveSlowly(entered: readonly Promise<() => void>[], each: number): Promise<void> {
  for (const one of entered) {
    const leave = await one;
    await vi.advanceTimersByTimeAsync(each);
    leave();
  }
}

it("rejects at once a request that would wait too long, based on earlier durations", async () => {
  vi.useFakeTimers();
  const gate = createGate({ atOnce: 1, waiting: 40, maxExpectedWait: 700, maxWait: 700 });
  await leaveSlowly([gate(), gate(), gate()], 200);
  const inside = [gate(), gate(), gate(), gate()];
  const outcome = await gate().catch((error: unknown) => error);
  expect(outcome).toBeInstanceOf(OverloadedError);
  await leaveSlowly(inside, 200);
});

it("notices when it has become faster again", async () => {
  vi.useFakeTimers();
  const gate = createGate({ atOnce: 1, waiting: 40, maxExpectedWait: 700, maxWait: 700 });
  for (let round = 0; round < 5; round += 1) await leaveSlowly([gate(), gate()], 690);
  for (let round = 0; round < 40; round += 1) await leaveSlowly([gate(), gate()], 10);
  const many = Array.from({ length: 20 }, gate);
  await leaveSlowly(many, 10);
});

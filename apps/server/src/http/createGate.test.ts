import { expect, it, vi } from "vitest";
import { createGate, Overloaded } from "./createGate.ts";

it("lets so many in at once, the next when one leaves, and refuses who finds the queue full", async () => {
  const gate = createGate({ atOnce: 2, waiting: 1, patience: 10_000 });
  const [leave] = await Promise.all([gate(), gate()]);
  const third = gate();
  await expect(gate()).rejects.toBeInstanceOf(Overloaded);
  leave?.();
  leave?.();
  const leaveThird = await third;
  const fourth = gate();
  await expect(gate()).rejects.toBeInstanceOf(Overloaded);
  leaveThird();
  await expect(fourth).resolves.toBeTypeOf("function");
});

it("refuses who has waited too long", async () => {
  vi.useFakeTimers();
  const gate = createGate({ atOnce: 1, waiting: 5, patience: 700 });
  const leave = await gate();
  const late = expect(gate()).rejects.toBeInstanceOf(Overloaded);
  await vi.advanceTimersByTimeAsync(400);
  const later = gate();
  await vi.advanceTimersByTimeAsync(350);
  await late;
  leave();
  await expect(later).resolves.toBeTypeOf("function");
  vi.useRealTimers();
});

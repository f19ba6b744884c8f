import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { holdClock, startClock, timeLeft, type ToastClock } from "./toastClock.ts";

describe("toastClock", () => {
  it("counts down while it runs, and never below zero", () => {
    const clock = startClock({ left: 5000, since: null }, 1000);
    expect(timeLeft(clock, 1000)).toBe(5000);
    expect(timeLeft(clock, 4000)).toBe(2000);
    expect(timeLeft(clock, 9000)).toBe(0);
  });

  it("cannot be started twice", () => {
    const clock = startClock({ left: 5000, since: null }, 1000);
    expect(startClock(clock, 3000)).toBe(clock);
  });

  it("loses exactly the time during which it ran", () => {
    const spans = fc.array(fc.record({ running: fc.nat(900), held: fc.nat(900) }), { maxLength: 12 });
    fc.assert(
      fc.property(spans, fc.nat(6000), (turns, duration) => {
        let now = 0;
        let ran = 0;
        let clock: ToastClock = { left: duration, since: null };
        for (const { running, held } of turns) {
          clock = startClock(clock, now);
          now += running;
          ran += running;
          clock = holdClock(clock, now);
          now += held;
        }
        expect(timeLeft(clock, now)).toBe(Math.max(0, duration - ran));
      }),
    );
  });
});

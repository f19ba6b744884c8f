import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { PaymentState } from "../../database/tables/paymentTables.ts";
import { nextPayment, type PaymentTask, type ProviderVerdict } from "./paymentState.ts";

const verdicts = ["pending", "failed", "authorised", "captured", "voided", "unfit"] as const;
const states = ["open", "failed", "authorised", "captured", "rejected", "voided"] as const;

/** The progress of a payment; it never decreases. */
const rank: Readonly<Record<PaymentState, number>> = {
  open: 0,
  failed: 1,
  authorised: 2,
  rejected: 2,
  captured: 3,
  voided: 4,
};

interface Course {
  readonly state: PaymentState;
  readonly tasks: readonly PaymentTask[];
}

const follow = (heard: readonly ProviderVerdict[]): Course =>
  heard.reduce<Course>(
    ({ state, tasks }, verdict) => {
      const step = nextPayment(state, verdict);
      return { state: step.state, tasks: [...tasks, ...step.tasks] };
    },
    { state: "open", tasks: [] },
  );

const anyVerdicts = fc.array(fc.constantFrom(...verdicts), { maxLength: 30 });

describe("nextPayment", () => {
  it("never goes back, whatever the provider reports in whatever order", () => {
    fc.assert(
      fc.property(fc.constantFrom(...states), fc.constantFrom(...verdicts), (state, verdict) => {
        expect(rank[nextPayment(state, verdict).state]).toBeGreaterThanOrEqual(rank[state]);
      }),
    );
  });

  it("does nothing more when the same report comes again", () => {
    fc.assert(
      fc.property(fc.constantFrom(...states), fc.constantFrom(...verdicts), (state, verdict) => {
        const once = nextPayment(state, verdict);
        expect(nextPayment(once.state, verdict)).toEqual({ state: once.state, tasks: [] });
      }),
    );
  });

  it("gives every task at most once", () => {
    fc.assert(
      fc.property(anyVerdicts, (heard) => {
        const { tasks } = follow(heard);
        expect(new Set(tasks).size).toBe(tasks.length);
      }),
    );
  });

  it("never both keeps an order and refunds it, unless the provider took the money away", () => {
    fc.assert(
      fc.property(anyVerdicts, (heard) => {
        const { tasks } = follow(heard);
        expect(tasks.includes("place-order") && tasks.includes("give-back")).toBe(false);
        expect(!tasks.includes("cancel-order") || heard.includes("voided")).toBe(true);
      }),
    );
  });

  it("ends captured after any order and any repetition of the reports of a paid order", () => {
    const told = fc
      .array(fc.constantFrom("pending", "failed", "authorised", "captured"), { maxLength: 20 })
      .chain((more) => fc.shuffledSubarray([...more, "captured" as const], { minLength: more.length + 1 }));
    fc.assert(
      fc.property(told, (heard) => {
        const { state, tasks } = follow(heard);
        expect(state).toBe("captured");
        expect(tasks.filter((task) => task === "place-order")).toHaveLength(1);
      }),
    );
  });

  it("lets a shopper who was refused try again", () => {
    expect(follow(["failed", "failed", "authorised"])).toEqual({
      state: "authorised",
      tasks: ["place-order", "capture"],
    });
  });

  it("refunds what it cannot sell, once, and is then done", () => {
    expect(follow(["unfit", "authorised", "captured", "unfit", "voided", "authorised"])).toEqual({
      state: "voided",
      tasks: ["give-back"],
    });
  });
});

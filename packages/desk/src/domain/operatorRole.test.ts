import { describe, expect, it } from "vitest";
import { type DeskTask, roleAllows, operatorRoles } from "./operatorRole.ts";

/** Permissions by role, as documented. */
const told = {
  "see-orders": { seller: true, administrator: true },
  pick: { seller: true, administrator: true },
  ship: { seller: true, administrator: true },
  deliver: { seller: true, administrator: true },
  cancel: { seller: true, administrator: true },
  return: { seller: true, administrator: true },
  note: { seller: true, administrator: true },
  "see-cases": { seller: true, administrator: true },
  "end-case": { seller: true, administrator: true },
  "retry-money": { seller: true, administrator: true },
  "see-failures": { seller: true, administrator: true },
  "retry-job": { seller: false, administrator: true },
  "end-job": { seller: false, administrator: true },
  "replay-webhook": { seller: false, administrator: true },
  "see-products": { seller: true, administrator: true },
  "set-stock": { seller: true, administrator: true },
  "stop-product": { seller: true, administrator: true },
  "set-price": { seller: false, administrator: true },
  "recall-product": { seller: false, administrator: true },
  "resume-product": { seller: false, administrator: true },
  "see-codes": { seller: true, administrator: true },
  "make-code": { seller: false, administrator: true },
  "end-code": { seller: false, administrator: true },
  "see-reviews": { seller: true, administrator: true },
  "answer-review": { seller: true, administrator: true },
  "take-down-review": { seller: false, administrator: true },
  credit: { seller: false, administrator: true },
  "see-log": { seller: false, administrator: true },
} as const satisfies Readonly<Record<DeskTask, unknown>>;

const tasks: readonly DeskTask[] = [
  "see-orders",
  "pick",
  "ship",
  "deliver",
  "cancel",
  "return",
  "note",
  "see-cases",
  "end-case",
  "retry-money",
  "see-failures",
  "retry-job",
  "end-job",
  "replay-webhook",
  "see-products",
  "set-stock",
  "stop-product",
  "set-price",
  "recall-product",
  "resume-product",
  "see-codes",
  "make-code",
  "end-code",
  "see-reviews",
  "answer-review",
  "take-down-review",
  "credit",
  "see-log",
];

describe("roleAllows", () => {
  it.each(tasks)("allows each role what the table says: %s", (task) => {
    expect(Object.fromEntries(operatorRoles.map((role) => [role, roleAllows(role, task)]))).toEqual(told[task]);
  });

  it("allows an administrator everything that a seller may do", () => {
    expect(tasks.filter((task) => roleAllows("seller", task) && !roleAllows("administrator", task))).toEqual([]);
  });
});

import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { aFailedJob, aFailedWebhook, someStuckMoney } from "../fixtures/someFailures.ts";
import { hasNoFailures } from "./deskFailures.ts";

describe("hasNoFailures", () => {
  it("is true only when every list is empty", () => {
    fc.assert(
      fc.property(fc.nat(2), fc.nat(2), fc.nat(2), (jobs, money, webhooks) => {
        const failures = {
          jobs: Array.from({ length: jobs }, () => aFailedJob()),
          money: Array.from({ length: money }, () => someStuckMoney()),
          webhooks: Array.from({ length: webhooks }, () => aFailedWebhook()),
        };
        expect(hasNoFailures(failures)).toBe(jobs === 0 && money === 0 && webhooks === 0);
      }),
    );
  });

  it.each([
    ["a job", { jobs: [aFailedJob()], money: [], webhooks: [] }],
    ["money", { jobs: [], money: [someStuckMoney()], webhooks: [] }],
    ["a message", { jobs: [], money: [], webhooks: [aFailedWebhook()] }],
  ])("is false when only %s is waiting", (_, failures) => {
    expect(hasNoFailures(failures)).toBe(false);
  });
});

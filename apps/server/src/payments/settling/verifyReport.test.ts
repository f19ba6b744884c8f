import { describe, expect, it } from "vitest";
import { verifyReport } from "./verifyReport.ts";
import type { ProviderReport } from "../../providers/PaymentProvider.ts";

const expected = { amountOre: 12_345, currency: "SEK", merchant: "m-1", reference: "r-1" };
const report: ProviderReport = {
  providerId: "p-1",
  status: "authorised",
  amountOre: 12_345,
  currency: "SEK",
  merchant: "m-1",
  reference: "r-1",
  shipping: null,
  buyer: null,
};

describe("verifyReport", () => {
  it("accepts a report that matches in everything", () => {
    expect(verifyReport(report, expected)).toEqual({ verdict: "authorised", problem: null });
    expect(verifyReport({ ...report, currency: "sek" }, expected).verdict).toBe("authorised");
  });

  it.each([12_344, 12_346, 0, 1_234_500])("rejects %i ore for 12 345", (amountOre) => {
    expect(verifyReport({ ...report, amountOre }, expected).verdict).toBe("unfit");
  });

  it("rejects another currency", () => {
    expect(verifyReport({ ...report, currency: "NOK" }, expected).verdict).toBe("unfit");
  });

  it.each([{ reference: "r-2" }, { merchant: "m-2" }])("ignores a report about %o", (other) => {
    for (const status of ["authorised", "captured", "failed", "voided"] as const) {
      expect(verifyReport({ ...report, ...other, status }, expected).verdict).toBe("pending");
    }
  });

  it.each(["pending", "failed", "voided"] as const)("requires no amount while a payment is %s", (status) => {
    expect(verifyReport({ ...report, status, amountOre: 0 }, expected)).toEqual({ verdict: status, problem: null });
  });
});

import { describe, expect, it } from "vitest";
import { judgeReport } from "./judgeReport.ts";
import type { ProviderReport } from "../providers/PaymentProvider.ts";

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

describe("judgeReport", () => {
  it("believes a report that agrees in everything", () => {
    expect(judgeReport(report, expected)).toEqual({ word: "authorised", problem: null });
    expect(judgeReport({ ...report, currency: "sek" }, expected).word).toBe("authorised");
  });

  it.each([12_344, 12_346, 0, 1_234_500])("does not accept %i ore for 12 345", (amountOre) => {
    expect(judgeReport({ ...report, amountOre }, expected).word).toBe("unfit");
  });

  it("does not accept another currency", () => {
    expect(judgeReport({ ...report, currency: "NOK" }, expected).word).toBe("unfit");
  });

  it.each([{ reference: "r-2" }, { merchant: "m-2" }])("hears nothing in a report about %o", (other) => {
    for (const status of ["authorised", "captured", "failed", "voided"] as const) {
      expect(judgeReport({ ...report, ...other, status }, expected).word).toBe("pending");
    }
  });

  it.each(["pending", "failed", "voided"] as const)("asks for no amount while a payment is %s", (status) => {
    expect(judgeReport({ ...report, status, amountOre: 0 }, expected)).toEqual({ word: status, problem: null });
  });
});

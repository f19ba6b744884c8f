import { describe, expect, it } from "vitest";
import { deskTexts } from "./sv.ts";

const plain = (text: string): string => text.replaceAll(/\s/gu, " ");

describe("deskTexts", () => {
  it("shows times as they are in Sweden, in summer and in winter", () => {
    expect(plain(deskTexts.moment("2026-07-01T07:05:00Z"))).toBe("1 juli 2026 kl. 09:05");
    expect(plain(deskTexts.moment("2026-12-31T23:30:00Z"))).toBe("1 januari 2027 kl. 00:30");
  });

  it("counts pieces and attempts in Swedish", () => {
    const { where } = deskTexts.order;
    expect([where.shipped(1), where.shipped(2), where.cancelled(1)]).toEqual([
      "1 skickad",
      "2 skickade",
      "1 avbeställd",
    ]);
    expect([0, 1, 2].map(deskTexts.products.lettersSent)).toEqual(["Inga skickade än", "1 skickat", "2 skickade"]);
    expect(deskTexts.money.failed(1, "refused")).toBe("Misslyckades 1 gång. Betaltjänsten svarade: refused");
  });

  it("formats sums to the öre, and a parcel with or without its carrier", () => {
    expect(plain(deskTexts.price(708_850))).toBe("7 088,50 kr");
    expect(deskTexts.timeline.parcel("", "0037")).toBe("0037");
    expect(deskTexts.timeline.parcel("PostNord", "0037")).toBe("PostNord 0037");
  });
});

import { describe, expect, it } from "vitest";
import { promotesCredit } from "./promotesCredit.ts";

describe("promotesCredit", () => {
  it.each([
    "Köp nu, betala sen",
    "Köp nu och betala senare",
    "Betala allt lite senare",
    "Handla tryggt mot faktura",
    "Delbetala från 199 kr",
    "Räntefritt i 12 månader",
    "Bara 99 kr/mån",
    "Nu 399 kronor per månad",
    "KÖP PÅ KREDIT",
  ])("recognises a pay-later offer in %j", (text) => {
    expect(promotesCredit(text)).toBe(true);
  });

  it.each([
    "Fri frakt över 1 000 kr",
    "Betala med Swish eller kort",
    "Beställ före klockan 14 så skickar vi senast i kväll",
    "Höstkampanj på vitvaror",
    "Fakturaadressen har ändrats",
    "Varorna kommer senare i höst",
  ])("allows %j", (text) => {
    expect(promotesCredit(text)).toBe(false);
  });
});

import { describe, expect, it } from "vitest";
import { storedItems } from "../domain/storedItems.ts";
import { consentTexts } from "./sv.ts";
import { storedTexts } from "./storedSv.ts";

describe("storedTexts", () => {
  it("give the duration of storage in the largest unit that fits", () => {
    const day = 24 * 60 * 60;
    const times = [2 * 365 * day, 365 * day, 14 * day, day, 6 * 60 * 60, 60 * 60, "session", "removed"] as const;
    expect(times.map(storedTexts.kept)).toEqual([
      "sparas 2 år",
      "sparas 1 år",
      "sparas 14 dagar",
      "sparas 1 dag",
      "sparas 6 timmar",
      "sparas 1 timme",
      "sparas tills du stänger webbläsaren",
      "sparas tills du tar bort det",
    ]);
  });

  it("describe everything that is stored", () => {
    expect(Object.keys(storedTexts.what)).toEqual(storedItems.map(({ name }) => name));
  });
});

describe("consentTexts", () => {
  it("name the provider and the purpose of blocked content", () => {
    expect(consentTexts.blocked.reason("video.example")).toMatch(/^Det hämtas från video\.example, .*funktionella/);
  });
});

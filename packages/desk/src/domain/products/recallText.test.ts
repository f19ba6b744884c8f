import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { maxRecallPartLength, recallProblems } from "./recallText.ts";

const told = {
  numbers: "Serienummer som börjar på 24",
  hazard: "Batteriet kan överhettas och börja brinna.",
  advice: "Sluta använda varan. Du får en ny eller pengarna tillbaka.",
};

describe("recallProblems", () => {
  it("accepts a recall that says what can happen and what to do", () => {
    expect([...recallProblems(told)]).toEqual([]);
    expect([...recallProblems({ ...told, numbers: "" })]).toEqual([]);
  });

  it("requires the danger and what to do", () => {
    expect([...recallProblems({ numbers: "", hazard: "  ", advice: "" })]).toEqual([
      ["hazard", "missing"],
      ["advice", "missing"],
    ]);
  });

  it.each([
    "Vi gör en frivillig återkallelse.",
    "Som en försiktighetsåtgärd tar vi tillbaka varan.",
    "I sällsynta fall kan batteriet brinna.",
    "Det har inte skett något och inga rapporterade olyckor finns.",
    "För säkerhets skull.",
  ])("rejects words that play the danger down: %s", (hazard) => {
    expect(recallProblems({ ...told, hazard }).get("hazard")).toBe("belittles");
  });

  it("finds a belittling word in any surrounding text, and however it is encoded", () => {
    const words = fc.constantFrom("frivillig", "FÖRSIKTIGHETSÅTGÄRD", "fo\u0308rsiktighetsa\u030Atga\u0308rd");
    fc.assert(
      fc.property(words, fc.string({ maxLength: 100 }), fc.string({ maxLength: 100 }), (word, before, after) => {
        expect(recallProblems({ ...told, advice: `${before} ${word} ${after}` }).get("advice")).toBe("belittles");
      }),
    );
  });

  it("rejects a text that is too long to read", () => {
    expect(recallProblems({ ...told, hazard: "x".repeat(maxRecallPartLength + 1) }).get("hazard")).toBe("too-long");
  });
});

describe("recallProblems of texts that describe a danger as it is", () => {
  it.each([
    "Glaset kan spricka och orsaka skärsår.",
    "Laddaren kan ge en elektrisk stöt.",
    "Tre personer har skadats. Sluta använda varan genast.",
    "Små delar kan lossna. Ett barn kan sätta dem i halsen.",
  ])("accepts: %s", (hazard) => {
    expect(recallProblems({ ...told, hazard }).size).toBe(0);
  });

  it("limits the length of each part separately", () => {
    const part = fc.constantFrom("numbers", "hazard", "advice");
    fc.assert(
      fc.property(part, fc.integer({ min: 1, max: 50 }), (name, more) => {
        const longest = { ...told, [name]: "x".repeat(maxRecallPartLength) };
        expect(recallProblems(longest).size).toBe(0);
        const longer = { ...told, [name]: "x".repeat(maxRecallPartLength + more) };
        expect([...recallProblems(longer)]).toEqual([[name, "too-long"]]);
      }),
    );
  });
});

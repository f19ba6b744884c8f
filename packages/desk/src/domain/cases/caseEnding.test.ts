import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { caseEndings, endingsOf, maxAnswerLength, readEnding } from "./caseEnding.ts";
import { caseKinds } from "./caseKind.ts";

describe("endingsOf", () => {
  it.each([
    ["return", ["quiet", "accepted", "refunded", "refused"]],
    ["complaint", ["quiet", "accepted", "refunded", "repaired", "replaced", "refused"]],
    ["withdrawal", ["quiet", "refunded", "refused"]],
  ] as const)("for a %s are %j", (kind, endings) => {
    expect(endingsOf(kind)).toEqual(endings);
  });
});

describe("readEnding", () => {
  it("reads a form without an ending as one that sends no letter", () => {
    expect(readEnding("complaint", { ending: "", answer: "" })).toEqual({ ending: "quiet", answer: "" });
  });

  it("requires a reason for a refusal only", () => {
    expect(readEnding("return", { ending: "refused", answer: " \n" })).toEqual({ problem: "reason-missing" });
    expect(readEnding("return", { ending: "refused", answer: " Varan är använd. " })).toEqual({
      ending: "refused",
      answer: "Varan är använd.",
    });
    expect(readEnding("return", { ending: "accepted", answer: "" })).toEqual({ ending: "accepted", answer: "" });
  });

  it("rejects an unknown ending, and one that this kind of case does not have", () => {
    expect(readEnding("complaint", { ending: "lost", answer: "" })).toEqual({ problem: "unknown-ending" });
    expect(readEnding("withdrawal", { ending: "repaired", answer: "" })).toEqual({ problem: "unknown-ending" });
  });

  it("accepts texts up to the maximum length", () => {
    const words = "x".repeat(maxAnswerLength);
    expect(readEnding("return", { ending: "accepted", answer: words })).toEqual({ ending: "accepted", answer: words });
    expect(readEnding("return", { ending: "accepted", answer: `${words}x` })).toEqual({ problem: "answer-too-long" });
  });

  it("accepts for each kind only its own endings, whatever is written", () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...caseKinds),
        fc.constantFrom(...caseEndings),
        fc.string({ minLength: 1, maxLength: 40 }).filter((text) => text.trim() !== ""),
        (kind, ending, answer) => {
          const read = readEnding(kind, { ending, answer });
          expect("ending" in read && read.ending === ending).toBe(endingsOf(kind).includes(ending));
        },
      ),
    );
  });
});

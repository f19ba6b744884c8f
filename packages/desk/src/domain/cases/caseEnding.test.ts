import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { caseEndings, endingsOf, longestAnswer, readEnding } from "./caseEnding.ts";
import { caseKinds } from "./caseKind.ts";

describe("endingsOf", () => {
  it.each([
    ["return", ["quiet", "accepted", "refunded", "refused"]],
    ["complaint", ["quiet", "accepted", "refunded", "repaired", "replaced", "refused"]],
    ["withdrawal", ["quiet", "refunded", "refused"]],
  ] as const)("of a %s are %j", (kind, endings) => {
    expect(endingsOf(kind)).toEqual(endings);
  });
});

describe("readEnding", () => {
  it("takes a form without an ending as one that writes to nobody", () => {
    expect(readEnding("complaint", { ending: "", answer: "" })).toEqual({ ending: "quiet", answer: "" });
  });

  it("asks a refusal for its reason, and no other", () => {
    expect(readEnding("return", { ending: "refused", answer: " \n" })).toEqual({ problem: "reason-missing" });
    expect(readEnding("return", { ending: "refused", answer: " Varan är använd. " })).toEqual({
      ending: "refused",
      answer: "Varan är använd.",
    });
    expect(readEnding("return", { ending: "accepted", answer: "" })).toEqual({ ending: "accepted", answer: "" });
  });

  it("knows how no case, and no case of this kind, ends", () => {
    expect(readEnding("complaint", { ending: "lost", answer: "" })).toEqual({ problem: "unknown-ending" });
    expect(readEnding("withdrawal", { ending: "repaired", answer: "" })).toEqual({ problem: "unknown-ending" });
  });

  it("takes words up to the longest", () => {
    const words = "x".repeat(longestAnswer);
    expect(readEnding("return", { ending: "accepted", answer: words })).toEqual({ ending: "accepted", answer: words });
    expect(readEnding("return", { ending: "accepted", answer: `${words}x` })).toEqual({ problem: "answer-too-long" });
  });

  it("gives each kind what it can end with, whatever is written", () => {
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

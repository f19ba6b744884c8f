import type { CaseKind } from "./caseKind.ts";

/** How a case can end; `quiet` writes nothing to the buyer, such as where somebody has answered already. */
export const caseEndings = ["quiet", "accepted", "refunded", "repaired", "replaced", "refused"] as const;

/** How a case ends. */
export type CaseEnding = (typeof caseEndings)[number];

/** The longest words to a buyer that a case ends with, in characters. */
export const longestAnswer = 2000;

/**
 * How a case of a kind can end, the usual one first. A withdrawal is the buyer's right and asks for nobody's yes; only
 * what is faulty is repaired or replaced (5 kap. konsumentkoplagen).
 */
export function endingsOf(kind: CaseKind): readonly CaseEnding[] {
  switch (kind) {
    case "return":
      return ["quiet", "accepted", "refunded", "refused"];
    case "complaint":
      return caseEndings;
    case "withdrawal":
      return ["quiet", "refunded", "refused"];
  }
}

/** What is wrong with how a case is to end. */
export type EndingProblem = "unknown-ending" | "reason-missing" | "answer-too-long";

/** How a case is to end, as somebody has written it; an empty ending is the usual one. */
export interface WantedEnding {
  readonly ending: string;
  /** Words of the seller's own for the letter. */
  readonly answer: string;
}

/** How a case of a kind ends, or what is wrong: a refusal needs a reason. */
export function readEnding(
  kind: CaseKind,
  { ending, answer }: WantedEnding,
): { readonly ending: CaseEnding; readonly answer: string } | { readonly problem: EndingProblem } {
  const words = answer.trim();
  const found = ending === "" ? "quiet" : endingsOf(kind).find((one) => one === ending);
  if (found === undefined) return { problem: "unknown-ending" };
  if (found === "refused" && words === "") return { problem: "reason-missing" };
  return words.length > longestAnswer ? { problem: "answer-too-long" } : { ending: found, answer: words };
}

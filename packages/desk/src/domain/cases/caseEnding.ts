import type { CaseKind } from "./caseKind.ts";

/** How a case can end; `quiet` sends nothing to the buyer, for example when somebody has already answered. */
export const caseEndings = ["quiet", "accepted", "refunded", "repaired", "replaced", "refused"] as const;

/** How a case ends. */
export type CaseEnding = (typeof caseEndings)[number];

/** The longest text to a buyer when a case ends, in characters. */
export const maxAnswerLength = 2000;

/**
 * How a case of a kind can end, the default first. A withdrawal is the buyer's right and needs no approval; only faulty
 * goods are repaired or replaced (5 kap. konsumentkoplagen).
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

/** Why a case cannot end in the given way. */
export type EndingProblem = "unknown-ending" | "reason-missing" | "answer-too-long";

/** The ending of a case as entered; an empty ending is the default. */
export interface CaseEndingInput {
  readonly ending: string;
  /** The seller's own text for the e-mail. */
  readonly answer: string;
}

/** Validates the ending of a case, or returns the problem: a refusal needs a reason. */
export function readEnding(
  kind: CaseKind,
  { ending, answer }: CaseEndingInput,
): { readonly ending: CaseEnding; readonly answer: string } | { readonly problem: EndingProblem } {
  const trimmed = answer.trim();
  const knownEnding = ending === "" ? "quiet" : endingsOf(kind).find((candidate) => candidate === ending);
  if (knownEnding === undefined) return { problem: "unknown-ending" };
  if (knownEnding === "refused" && trimmed === "") return { problem: "reason-missing" };
  return trimmed.length > maxAnswerLength ? { problem: "answer-too-long" } : { ending: knownEnding, answer: trimmed };
}

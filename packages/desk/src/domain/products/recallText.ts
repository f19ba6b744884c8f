import { belittling } from "./data/belittling.ts";

/** The text to buyers of a recalled product. */
export interface RecallText {
  /** The affected pieces, such as batches or serial numbers; empty: all of them. */
  readonly numbers: string;
  /** The risk. */
  readonly hazard: string;
  /** What to do, and what the buyer gets. */
  readonly advice: string;
}

/** The parts of the text to buyers. */
export type RecallPart = keyof RecallText;

/** The problem of a part of a recall: missing, too long, or containing words that play down the risk. */
export type RecallProblem = "missing" | "too-long" | "belittles";

/** The longest part, in characters. */
export const maxRecallPartLength = 1000;

function problemOf(text: string, isNeeded: boolean): RecallProblem | null {
  if (text.trim() === "") return isNeeded ? "missing" : null;
  if (text.length > maxRecallPartLength) return "too-long";
  return belittling.test(text.normalize("NFC")) ? "belittles" : null;
}

/** The problems of a recall's text, by part; empty when it is valid. */
export function recallProblems({ numbers, hazard, advice }: RecallText): ReadonlyMap<RecallPart, RecallProblem> {
  const problems: readonly (readonly [RecallPart, RecallProblem | null])[] = [
    ["numbers", problemOf(numbers, false)],
    ["hazard", problemOf(hazard, true)],
    ["advice", problemOf(advice, true)],
  ];
  return new Map(problems.flatMap(([part, problem]) => (problem === null ? [] : [[part, problem] as const])));
}

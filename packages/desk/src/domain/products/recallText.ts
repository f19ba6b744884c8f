import { belittling } from "./data/belittling.ts";

/** What buyers of a recalled product are told. */
export interface RecallText {
  /** Which pieces it is about, such as batches or serial numbers; empty: all of them. */
  readonly numbers: string;
  /** What can happen. */
  readonly hazard: string;
  /** What to do, and what the buyer gets. */
  readonly advice: string;
}

/** The parts of what buyers are told. */
export type RecallPart = keyof RecallText;

/** What is wrong with a part of a recall: it is missing, too long, or has words that make a danger look small. */
export type RecallProblem = "missing" | "too-long" | "belittles";

/** The longest part, in characters. */
export const longestRecallPart = 1000;

function problemOf(text: string, isNeeded: boolean): RecallProblem | null {
  if (text.trim() === "") return isNeeded ? "missing" : null;
  if (text.length > longestRecallPart) return "too-long";
  return belittling.test(text.normalize("NFC")) ? "belittles" : null;
}

/** What is wrong with what buyers are told of a recall, part by part; empty: nothing. */
export function recallProblems({ numbers, hazard, advice }: RecallText): ReadonlyMap<RecallPart, RecallProblem> {
  const found: readonly (readonly [RecallPart, RecallProblem | null])[] = [
    ["numbers", problemOf(numbers, false)],
    ["hazard", problemOf(hazard, true)],
    ["advice", problemOf(advice, true)],
  ];
  return new Map(found.flatMap(([part, problem]) => (problem === null ? [] : [[part, problem] as const])));
}

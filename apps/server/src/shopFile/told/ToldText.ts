import type { FileProblem } from "../FileProblem.ts";

/** A text of a page or of texts.json that shoppers read, and where it stands. */
export interface ToldText extends Pick<FileProblem, "file" | "line" | "column"> {
  /** What it is called in a sentence about it. */
  readonly name: string;
  readonly text: string;
  /** All that shoppers read together with it. */
  readonly beside: string;
  /** What stands in its place in a shop that has not written it; empty: nothing. */
  readonly usual: readonly string[];
}

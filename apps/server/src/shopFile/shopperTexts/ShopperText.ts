import type { FileProblem } from "../FileProblem.ts";

/** A shopper-facing text of a page or of texts.json, and its position. */
export interface ShopperText extends Pick<FileProblem, "file" | "line" | "column"> {
  /** Its name in a sentence about it. */
  readonly name: string;
  readonly text: string;
  /** Everything that shoppers read together with it. */
  readonly beside: string;
  /** The default texts that it replaces; empty if there are none. */
  readonly usual: readonly string[];
}

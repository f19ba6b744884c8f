import type { ReactNode } from "react";
import type { StyleName } from "../assets/assets.ts";
import type { PageInput } from "./pageInput.ts";

/** What one kind of page puts into the document. */
export interface PageView {
  readonly sheet: StyleName;
  /** Names of the islands in the content. */
  readonly islands: readonly string[];
  readonly content: ReactNode;
}

/** Chooses the view of a page. */
export function pageView(input: PageInput): PageView {
  const { page } = input;
  return { sheet: "plain", islands: [], content: <h1>{page.title}</h1> };
}

import type { ReactElement, ReactNode } from "react";

/** A part that is the same on many pages. No id in it may come from its place in the tree. */
export interface SharedPart {
  readonly name: "menu" | "footer" | "consent";
  /** Everything that it is drawn from, the words included: equal values draw the same. */
  readonly from: readonly unknown[];
  /** Path of the page, where its links are marked that lead there or above; none if left out. */
  readonly path?: string;
  readonly draw: (path: string) => ReactElement;
}

/** Puts a shared part into a page. */
export type PlaceShared = (part: SharedPart) => ReactNode;

/** Draws a shared part where it stands. */
export const placeDrawn: PlaceShared = ({ draw, path = "" }) => draw(path);

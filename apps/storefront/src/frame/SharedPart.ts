import type { ReactElement, ReactNode } from "react";

/** A part that is the same on many pages. It must not contain ids generated from its position in the tree (`useId`). */
export interface SharedPart {
  readonly name: "menu" | "footer" | "consent";
  /** Everything that it is rendered from, texts included: equal values give the same HTML. */
  readonly from: readonly unknown[];
  /** Path of the page: links to it or above it are marked as current; left out, none are. */
  readonly path?: string;
  readonly draw: (path: string) => ReactElement;
}

/** Puts a shared part into a page. */
export type PlaceShared = (part: SharedPart) => ReactNode;

/** Renders a shared part in place. */
export const placeDrawn: PlaceShared = ({ draw, path = "" }) => draw(path);

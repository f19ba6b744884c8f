import { isAllowed } from "@torg/consent/domain";
import type { PropsOf } from "@torg/islands";
import { findIsland } from "@torg/islands/runtime";

/** Identifies what the dialog of a page asks for. */
export interface ConsentAsked {
  /** Derived from purposes, stored items and texts: a change in any of them asks visitors again. */
  readonly version: number;
  /** SHA-256 of the same in hexadecimal, which is stored with each choice. */
  readonly textHash: string;
}

/** The name of the dialog's place, and the props in the markup that are read here. */
interface ConsentPlace {
  readonly name: "consent";
  readonly view: () => null;
  readonly props: () => { readonly asked: ConsentAsked };
}

/**
 * What the dialog of this page asks for. On a page without a dialog no consent counts, since it is unknown what it was
 * given to.
 */
export function consentAsked(): ConsentAsked {
  const place = findIsland<ConsentPlace>("consent");
  const props: Partial<PropsOf<ConsentPlace>> = JSON.parse(place?.dataset["props"] ?? "{}");
  return props.asked ?? { version: 0, textHash: "" };
}

const current = () => ({ version: consentAsked().version, now: Date.now() });

/** Whether tracking scripts may receive data now. */
export const mayMeasure = (): boolean => isAllowed(document.cookie, "marketing", current());

/** Whether the browser may now store viewed products and searches. */
export const mayRemember = (): boolean => isAllowed(document.cookie, "functional", current());

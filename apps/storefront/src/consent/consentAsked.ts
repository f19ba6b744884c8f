import { isAllowed } from "@torg/consent/domain";
import type { PropsOf } from "@torg/islands";
import { findIsland } from "@torg/islands/runtime";

/** What the dialog of a page asks for. */
export interface ConsentAsked {
  /** Of purposes, things that are kept and words, made from them: whatever changes asks again. */
  readonly version: number;
  /** SHA-256 of the same, in hexadecimal digits, which is kept with each choice. */
  readonly textHash: string;
}

/** What the place of the dialog is called, and what of it travels that is read here. */
interface ConsentPlace {
  readonly name: "consent";
  readonly view: () => null;
  readonly props: () => { readonly asked: ConsentAsked };
}

/** What the dialog of this page asks for; of a page without one no yes counts, since nobody knows what it was said to. */
export function consentAsked(): ConsentAsked {
  const place = findIsland<ConsentPlace>("consent");
  const travelled: Partial<PropsOf<ConsentPlace>> = JSON.parse(place?.dataset["props"] ?? "{}");
  return travelled.asked ?? { version: 0, textHash: "" };
}

const current = () => ({ version: consentAsked().version, now: Date.now() });

/** Says whether measuring scripts may be told anything now. */
export const mayMeasure = (): boolean => isAllowed(document.cookie, "marketing", current());

/** Says whether the browser may remember now what somebody has looked at and searched for. */
export const mayRemember = (): boolean => isAllowed(document.cookie, "functional", current());

import { findMarked } from "../mark.ts";
import { longTextMarks } from "./longTextMarks.ts";

/** The words of the button of a long text: that shows all of it, and its beginning only. */
export interface WiredLongText {
  readonly moreLabel: string;
  readonly lessLabel: string;
}

/** Lets the button of the long text in `place` open and cut it; all of it is in the page. */
export function wireLongText(place: ParentNode, { moreLabel, lessLabel }: WiredLongText): void {
  const text = findMarked(place, longTextMarks.root);
  const toggle = findMarked(place, longTextMarks.toggle);
  toggle?.addEventListener("click", () => {
    toggle.textContent = text?.toggleAttribute("data-open") ? lessLabel : moreLabel;
  });
}

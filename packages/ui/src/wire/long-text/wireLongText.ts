import { findMarked } from "../mark.ts";
import { longTextMarks } from "./longTextMarks.ts";

/** Labels of a long text's button: expand and collapse. */
export interface WiredLongText {
  readonly moreLabel: string;
  readonly lessLabel: string;
}

/** Lets the button of the long text in `place` expand and collapse it; the page contains all of it. */
export function wireLongText(place: ParentNode, { moreLabel, lessLabel }: WiredLongText): void {
  const text = findMarked(place, longTextMarks.root);
  const toggle = findMarked(place, longTextMarks.toggle);
  toggle?.addEventListener("click", () => {
    toggle.textContent = text?.toggleAttribute("data-open") ? lessLabel : moreLabel;
  });
}

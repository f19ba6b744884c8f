import { allMarked, findMarked } from "../mark.ts";
import { passwordMarks } from "./passwordMarks.ts";

/** Shows or hides the password of a field as its checkbox says. */
function apply(field: HTMLElement): void {
  const checkbox = findMarked(field, passwordMarks.show)?.querySelector("input");
  findMarked(field, passwordMarks.input)?.setAttribute("type", checkbox?.checked === true ? "text" : "password");
}

/**
 * Wires the "show password" checkboxes in `place`, in forms that React does not hydrate, or not yet; one that was
 * already ticked shows its password at once.
 */
export function wirePassword(place: ParentNode): void {
  const fields = allMarked(place, passwordMarks.root);
  for (const field of fields) apply(field);
  const handleChange = ({ target }: Event): void => {
    if (!(target instanceof Node)) return;
    const field = fields.find((candidate) => findMarked(candidate, passwordMarks.show)?.contains(target));
    if (field) apply(field);
  };
  // Captured: React stops events in a part whose script is still loading before they arrive at their target.
  place.addEventListener("change", handleChange, true);
}

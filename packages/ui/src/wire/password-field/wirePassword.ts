import { allMarked, findMarked } from "../mark.ts";
import { passwordMarks } from "./passwordMarks.ts";

/** Wires the "show password" checkboxes in `place`, in forms that React does not hydrate, or not yet. */
export function wirePassword(place: ParentNode): void {
  const fields = allMarked(place, passwordMarks.root);
  for (const field of fields) field.dataset["live"] = "";
  const handleChange = ({ target }: Event): void => {
    if (!(target instanceof HTMLInputElement)) return;
    const field = fields.find((candidate) => findMarked(candidate, passwordMarks.show)?.contains(target));
    if (field) findMarked(field, passwordMarks.input)?.setAttribute("type", target.checked ? "text" : "password");
  };
  // Captured: React stops events in a part whose script is still loading before they arrive at their target.
  place.addEventListener("change", handleChange, true);
}

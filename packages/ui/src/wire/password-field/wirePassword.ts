import { allMarked, findMarked } from "../mark.ts";
import { passwordMarks } from "./passwordMarks.ts";

/** Wires the "show password" checkboxes in `place`, in forms that React does not hydrate. */
export function wirePassword(place: ParentNode): void {
  for (const field of allMarked(place, passwordMarks.root)) {
    const input = findMarked(field, passwordMarks.input);
    const show = findMarked(field, passwordMarks.show);
    if (show === null) continue;
    show.hidden = false;
    show.addEventListener("change", ({ target }) => {
      if (target instanceof HTMLInputElement) input?.setAttribute("type", target.checked ? "text" : "password");
    });
  }
}

import { allMarked, findMarked } from "../mark.ts";
import { passwordMarks } from "./passwordMarks.ts";

/** Lets whoever types a password in `place` see it, in forms that React does not take over. */
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

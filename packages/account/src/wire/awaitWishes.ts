import { findMarked } from "@torg/ui/wire";
import type { WiredWishes } from "./wireWishes.ts";
import { wishMarks } from "./wishMarks.ts";

/**
 * Fetches what wires hearts once one is pressed, or once an answer of the cart's call says that something is set aside;
 * the press waits for it, and goes the way of forms where it does not come. Returns what hears those answers. Nothing on a
 * page without hearts.
 */
export function awaitWishes(load: (form: HTMLFormElement) => Promise<WiredWishes>): (answer: object) => void {
  const form = findMarked(document, wishMarks.form);
  if (!(form instanceof HTMLFormElement)) return () => {};
  let wired: Promise<WiredWishes> | null = null;
  const wire = (): Promise<WiredWishes> => (wired ??= load(form));
  const press = (event: SubmitEvent): void => {
    const { submitter } = event;
    if (!(submitter instanceof HTMLButtonElement)) return;
    event.preventDefault();
    wire().then(
      (wishes) => wishes.press(Number(submitter.value)),
      () => {
        form.removeEventListener("submit", press);
        form.requestSubmit(submitter);
      },
    );
  };
  form.addEventListener("submit", press);
  return (answer) => {
    if (wired !== null || "wished_product_ids" in answer)
      wire().then(
        (wishes) => wishes.show(answer),
        () => {},
      );
  };
}

import { findMarked } from "@torg/ui/wire";
import type { WishHearts } from "./wireWishes.ts";
import { wishMarks } from "./wishMarks.ts";

/**
 * Loads the script for hearts once one is pressed, or once a response of the cart call contains wishes. The press waits
 * for it, and is submitted as a form if it cannot be loaded. Returns the function to call with those responses. Does
 * nothing on a page without hearts.
 */
export function awaitWishes(load: (form: HTMLFormElement) => Promise<WishHearts>): (answer: object) => void {
  const form = findMarked(document, wishMarks.form);
  if (!(form instanceof HTMLFormElement)) return () => {};
  let wired: Promise<WishHearts> | null = null;
  const wire = (): Promise<WishHearts> => (wired ??= load(form));
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

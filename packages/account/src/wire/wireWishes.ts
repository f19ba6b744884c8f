import { wishedIn } from "./wishedIn.ts";

/** What was done with a heart. */
export interface PressedHeart {
  readonly form: HTMLFormElement;
  readonly productId: number;
  /** Whether the product is set aside now; else it is taken off the list. */
  readonly isWished: boolean;
}

/** Keeps what was done with a heart; false: it did not come to that. */
export type KeepWish = (pressed: PressedHeart) => Promise<boolean>;

/** Hearts that show what is set aside, and can be pressed. */
export interface WiredWishes {
  readonly press: (productId: number) => void;
  /** Shows what is set aside by an answer of the cart's call. */
  readonly show: (answer: unknown) => void;
}

/**
 * Shows on every heart of a form whether its product is set aside, hearts that are drawn later too, and keeps a press
 * without leaving the page. What was pressed wins over an answer, which may be older, until the page is looked at anew:
 * what is answered then knows of it, and of what was done in other windows.
 */
export function wireWishes(form: HTMLFormElement, keep: KeepWish): WiredWishes {
  let answered = new Set<number>();
  const pressed = new Map<number, { readonly isOn: boolean; isKept: boolean }>();
  const isWished = (id: number): boolean => pressed.get(id)?.isOn ?? answered.has(id);
  const mark = (): void => {
    for (const heart of form.elements)
      if (heart instanceof HTMLButtonElement) heart.setAttribute("aria-pressed", String(isWished(Number(heart.value))));
  };
  // Tiles come and go as a listing is filtered.
  new MutationObserver(mark).observe(document.body, { childList: true, subtree: true });
  document.addEventListener("visibilitychange", () => {
    for (const [id, { isOn, isKept }] of pressed) {
      if (document.hidden || !isKept) continue;
      pressed.delete(id);
      if (isOn) answered.add(id);
      else answered.delete(id);
    }
  });
  return {
    press: (productId) => {
      const press = { isOn: !isWished(productId), isKept: false };
      pressed.set(productId, press);
      mark();
      void keep({ form, productId, isWished: press.isOn }).then((isKept) => {
        press.isKept = isKept;
        if (isKept || pressed.get(productId) !== press) return;
        pressed.delete(productId);
        mark();
      });
    },
    show: (answer) => {
      answered = new Set(wishedIn(answer));
      mark();
    },
  };
}

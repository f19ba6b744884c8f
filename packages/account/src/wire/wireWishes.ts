import { wishedIn } from "./wishedIn.ts";

/** The effect of pressing a heart. */
export interface WishChange {
  readonly form: HTMLFormElement;
  readonly productId: number;
  /** Whether the product is added to the list; otherwise it is removed. */
  readonly isWished: boolean;
}

/** Saves a press of a heart; resolves to false if that failed. */
export type SaveWish = (pressed: WishChange) => Promise<boolean>;

/** Hearts that show the wish list, and can be pressed. */
export interface WishHearts {
  readonly press: (productId: number) => void;
  /** Shows the wish list in a response of the cart call. */
  readonly show: (answer: unknown) => void;
}

/**
 * Shows on every heart of a form whether its product is on the wish list, also on hearts added later, and saves presses
 * without leaving the page. A press overrides responses, which may be older, until the page becomes visible again:
 * later responses include it, and changes from other windows.
 */
export function wireWishes(form: HTMLFormElement, keep: SaveWish): WishHearts {
  let wished = new Set<number>();
  const pressed = new Map<number, { readonly isOn: boolean; isSaved: boolean }>();
  const isWished = (id: number): boolean => pressed.get(id)?.isOn ?? wished.has(id);
  const markHearts = (): void => {
    for (const heart of form.elements)
      if (heart instanceof HTMLButtonElement) heart.setAttribute("aria-pressed", String(isWished(Number(heart.value))));
  };
  // Filtering a listing adds and removes tiles.
  new MutationObserver(markHearts).observe(document.body, { childList: true, subtree: true });
  document.addEventListener("visibilitychange", () => {
    for (const [id, { isOn, isSaved }] of pressed) {
      if (document.hidden || !isSaved) continue;
      pressed.delete(id);
      if (isOn) wished.add(id);
      else wished.delete(id);
    }
  });
  return {
    press: (productId) => {
      const press = { isOn: !isWished(productId), isSaved: false };
      pressed.set(productId, press);
      markHearts();
      void keep({ form, productId, isWished: press.isOn }).then((isSaved) => {
        press.isSaved = isSaved;
        if (isSaved || pressed.get(productId) !== press) return;
        pressed.delete(productId);
        markHearts();
      });
    },
    show: (answer) => {
      wished = new Set(wishedIn(answer));
      markHearts();
    },
  };
}

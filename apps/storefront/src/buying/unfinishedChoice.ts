import { oncePerPage } from "@torg/islands";

/** The product of the page while its variants are being chosen anew, so that nobody buys the one from before. */
export const unfinishedChoice = oncePerPage(() => {
  const changes = new EventTarget();
  let unfinished: number | null = null;
  return {
    productId: (): number | null => unfinished,
    set: (productId: number | null): void => {
      unfinished = productId;
      changes.dispatchEvent(new Event("change"));
    },
    subscribe: (listener: () => void): (() => void) => {
      changes.addEventListener("change", listener);
      return () => changes.removeEventListener("change", listener);
    },
  };
});

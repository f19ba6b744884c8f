import { oncePerPage } from "@torg/islands";

/** The page's product while another variant is being chosen, so that nobody buys the previous one. */
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

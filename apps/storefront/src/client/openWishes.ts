import { type WishHearts, wireWishes } from "@torg/account/wire";

/** Wires the wish hearts of a page to this shop; the code that sends a press is loaded with the first press. */
export const openWishes = (form: HTMLFormElement): WishHearts =>
  wireWishes(form, (pressed) =>
    import("./keepWish.ts")
      .then(({ keepWish }) => keepWish(pressed))
      .catch((error: unknown) => {
        console.error(error);
        return false;
      }),
  );

import { type WiredWishes, wireWishes } from "@torg/account/wire";

/** Wires the hearts of a page to this shop; what sends a press is fetched with the first one. */
export const openWishes = (form: HTMLFormElement): WiredWishes =>
  wireWishes(form, (pressed) =>
    import("./keepWish.ts")
      .then(({ keepWish }) => keepWish(pressed))
      .catch((error: unknown) => {
        console.error(error);
        return false;
      }),
  );

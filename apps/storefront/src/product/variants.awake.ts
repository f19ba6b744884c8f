import { buyMarks } from "@torg/cart/wire";
import { awaken, type Mount } from "@torg/islands";
import { allMarked, findMarked } from "@torg/ui/wire";
import { openedAs } from "../awake/openedPage.ts";
import { unfinishedChoice } from "../buying/unfinishedChoice.ts";
import { Variants, variantPickerId, variantsOf, type variants as island } from "./variants.island.tsx";

const goTo = (address: string) => {
  window.location.assign(`${address}#${variantPickerId}`);
};

/** A button that still sleeps shows the product as it came with the page: as when it is pointed at, it wakes. */
function wakeButtonOf(productId: number): void {
  const form = allMarked(document, buyMarks.control).find(({ dataset }) => dataset["buys"] === String(productId));
  const button = form && findMarked(form, buyMarks.button);
  button?.dispatchEvent(new Event("pointerover", { bubbles: true }));
}

export const mount: Mount<"variants"> = awaken<typeof island>(Variants, async () => {
  const { page, settings } = await openedAs("product");
  const { product } = page;
  const variants = variantsOf(product, window.location.search, goTo);
  const { choices: opened } = variants.getState();
  variants.subscribe(({ productId, choices }) => {
    const shown = product.productId;
    // As the page was opened, the button is as it came: that of a parent waits for a choice by itself.
    const isAsOpened = choices === opened || productId === shown;
    unfinishedChoice().set(isAsOpened ? null : shown);
    wakeButtonOf(shown);
  });
  // A page that a browser kept whole comes back with what was chosen when it was left.
  window.addEventListener("pageshow", ({ persisted }) => {
    if (persisted) variants.restore();
  });
  return { product, variants, settings };
});

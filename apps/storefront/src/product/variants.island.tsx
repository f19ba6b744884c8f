import { buyMarks } from "@torg/cart/wire";
import { VariantPicker } from "@torg/catalog";
import type { ProductDetail } from "@torg/catalog/contract";
import { choicesOfProduct, readVariantChoices } from "@torg/catalog/domain/product";
import { createVariantState, type VariantState } from "@torg/catalog/state";
import { hydrateView } from "@torg/islands";
import { defineIsland } from "@torg/islands/server";
import type { ShopSettings } from "@torg/navigation/contract";
import { allMarked, findMarked } from "@torg/ui/wire";
import type { ReactNode } from "react";
import { openedAs } from "../awake/openedPage.ts";
import { unfinishedChoice } from "../buying/unfinishedChoice.ts";

/** The variant choices in the page's address; the product's own choices when the address has none. */
export function variantsOf(product: ProductDetail, query: string, goTo: (address: string) => void): VariantState {
  const attributes = product.variantAttributes;
  const requested = readVariantChoices(attributes, new URLSearchParams(query));
  const choices = requested.size > 0 ? requested : choicesOfProduct(attributes, product.productId);
  return createVariantState({ attributes, choices, shownProductId: product.productId, goTo });
}

/** Props of `Variants`. */
export interface VariantsProps {
  readonly product: ProductDetail;
  readonly variants: VariantState;
  readonly settings: Pick<ShopSettings, "variantPickerScrollOffset">;
}

/** The picker's fragment: the page of a chosen variant opens there, not at the top. */
export const variantPickerId = "variant";

/** The variant picker. A page that opens at it leaves as much room above it as the shop configured. */
export function Variants({ product, variants, settings }: VariantsProps): ReactNode {
  // The page itself keeps 4.5rem free below its sticky header; the shop's setting counts from the top of the window,
  // and where the header needs more, it has more.
  const head = "var(--torg-head-size, 0px)";
  const above = `max(${settings.variantPickerScrollOffset}px, ${head} + var(--torg-space-2))`;
  const room = `calc(${above} - ${head} - 4.5rem)`;
  return (
    <div id={variantPickerId} style={{ scrollMarginBlockStart: room }}>
      <VariantPicker variants={variants} address={`${product.url}#${variantPickerId}`} />
    </div>
  );
}

/** Props of the variants' island place. */
export interface VariantsPlaceProps extends Omit<VariantsProps, "variants"> {
  /** The query of the page's address. */
  readonly query: string;
}

/** The variants of a product: links until the first interaction. */
export const variants = defineIsland({
  name: "variants",
  view: Variants,
  asleep: ({ product, settings, query }: VariantsPlaceProps) => ({
    product,
    settings,
    variants: variantsOf(product, query, () => {}),
  }),
});

const goTo = (address: string) => {
  window.location.assign(`${address}#${variantPickerId}`);
};

/** A buy button that still sleeps shows the product as the page was rendered: a simulated pointer event wakes it. */
function wakeButtonOf(productId: number): void {
  const form = allMarked(document, buyMarks.control).find(({ dataset }) => dataset["buys"] === String(productId));
  const button = form && findMarked(form, buyMarks.button);
  button?.dispatchEvent(new Event("pointerover", { bubbles: true }));
}

/** Hydrates the variants. */
export const mount = hydrateView<typeof variants>(Variants, async () => {
  const { page, settings } = await openedAs("product");
  const { product } = page;
  const state = variantsOf(product, window.location.search, goTo);
  const { choices: opened } = state.getState();
  state.subscribe(({ productId, choices }) => {
    const shown = product.productId;
    // Back at the original choices, the button is as rendered: a parent product's button waits for a choice by itself.
    const isAsOpened = choices === opened || productId === shown;
    unfinishedChoice().set(isAsOpened ? null : shown);
    wakeButtonOf(shown);
  });
  // A page restored from the back/forward cache still has the choice made before it was left.
  window.addEventListener("pageshow", ({ persisted }) => {
    if (persisted) state.restore();
  });
  return { product, variants: state, settings };
});

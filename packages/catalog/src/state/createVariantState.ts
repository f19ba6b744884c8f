import { shopAddresses, type ShopAddresses } from "@torg/format/addresses";
import type { StoreApi } from "zustand/vanilla";
import { createStore } from "zustand/vanilla";
import type { Attribute, VariantChoices, VariantLevel } from "../domain/product/variants.ts";
import { chooseVariant, chosenProduct, variantAddress, variantLevels } from "../domain/product/variants.ts";

/** The chosen variant values of a product. */
export interface VariantSnapshot {
  readonly choices: VariantChoices;
  readonly levels: readonly VariantLevel[];
  /** The one product that all choices lead to, or null. */
  readonly productId: number | null;
}

/** Dependencies of the variant picker. */
export interface VariantOptions {
  readonly attributes: readonly Attribute[];
  /** The choices in the page's address. */
  readonly choices: VariantChoices;
  /** The product that the page shows. */
  readonly shownProductId: number;
  /** Default: those of the contract. */
  readonly addresses?: Pick<ShopAddresses, "product">;
  /** Navigates to the address of another variant. */
  readonly goTo: (address: string) => void;
}

/** The variants of one product, and the visitor's choice. */
export interface VariantState extends Pick<StoreApi<VariantSnapshot>, "getState" | "getInitialState" | "subscribe"> {
  /** Chooses a value of an attribute, null for none; navigates to the product if only one remains. */
  readonly choose: (attributeId: number, valueId: number | null) => void;
  /** Restores the choices of the page's address, for a page that comes back from the back/forward cache. */
  readonly restore: () => void;
}

/** Creates the state of a variant picker. It makes no server calls. */
export function createVariantState(options: VariantOptions): VariantState {
  const { attributes, shownProductId, goTo } = options;
  const { product } = options.addresses ?? shopAddresses;
  const snapshot = (choices: VariantChoices): VariantSnapshot => ({
    choices,
    levels: variantLevels(attributes, choices),
    productId: chosenProduct(attributes, choices),
  });
  const store = createStore<VariantSnapshot>(() => snapshot(options.choices));
  return {
    getState: store.getState,
    getInitialState: store.getInitialState,
    subscribe: store.subscribe,
    restore: () => store.setState(snapshot(options.choices)),
    choose(attributeId, valueId) {
      const next = snapshot(chooseVariant(attributes, store.getState().choices, { attributeId, valueId }));
      store.setState(next);
      const { productId, choices } = next;
      if (productId !== null && productId !== shownProductId)
        goTo(variantAddress(product(productId), attributes, choices));
    },
  };
}

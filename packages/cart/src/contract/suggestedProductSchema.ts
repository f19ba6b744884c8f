import {
  wireFlag,
  wireInteger,
  wireNumberOrNull,
  wireObject,
  wireOreOrNull,
  wireText,
  wireTextOrNull,
} from "@torg/http";
import * as z from "zod/mini";
import type { SuggestedProduct } from "../domain/buying/suggestedProduct.ts";
import { labelFields, labelOf, lineEnergy } from "./lineEnergySchema.ts";

/** A picture's address, given directly or as the `thumb` of an object. */
const pictureSchema = z.pipe(
  z.transform((value: unknown) =>
    typeof value === "object" && value !== null && "thumb" in value ? value.thumb : value,
  ),
  wireTextOrNull,
);

const labelledSchema = wireObject({
  productId: ["product_id", wireInteger],
  name: ["product_name", wireText],
  url: ["product_url", wireText],
  imageUrl: ["product_puff_image", pictureSchema],
  brandName: ["brand_name", wireTextOrNull],
  isDiscounted: ["is_discounted", wireFlag],
  priceOre: ["product_display_price", wireOreOrNull],
  originalPriceOre: ["product_display_original_price", wireOreOrNull],
  hidesPrice: ["product_hide_price", wireFlag],
  isParent: ["product_is_parent", wireFlag],
  maxPurchasableQuantity: ["max_purchasable_quantity", wireNumberOrNull],
  buyDisabled: ["buy_disabled", wireFlag],
  onlyOnce: ["only_once", wireFlag],
  addToCartUrl: ["add_to_cart_url", wireTextOrNull],
  ...labelFields,
});

/** A catalogue product as a cart shows it: its energy class is one value here and three fields on the wire. */
export const suggestedProductSchema: z.ZodMiniType<SuggestedProduct> = z.codec(
  labelledSchema,
  z.custom<SuggestedProduct>(),
  {
    decode({ energyClass, showsEnergyLabel, energy, ...product }) {
      return { ...product, energy: lineEnergy({ energyClass, showsEnergyLabel, energy }) };
    },
    encode: ({ energy, ...product }) => ({ ...product, ...labelOf(energy) }),
  },
);

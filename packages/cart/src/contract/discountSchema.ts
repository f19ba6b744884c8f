import { wireList, wireObject, wireOre, wireText, wireTextOrNull } from "@torg/http";
import * as z from "zod/mini";
import type { Discount, DiscountRow, GiftCard } from "../domain/cart.ts";

const giftCardSchema: z.ZodMiniType<GiftCard> = wireObject({
  balanceOre: ["left", wireOre],
  validUntil: ["valid_until", wireTextOrNull],
});

/** One applied code; amounts are positive. A row without gift card data lowers the price. */
export const discountRowSchema: z.ZodMiniType<DiscountRow> = wireObject({
  code: wireText,
  label: wireText,
  amountInclVatOre: ["discount_amount_incl_vat", wireOre],
  amountExclVatOre: ["discount_amount_excl_vat", wireOre],
  giftCard: ["gift_card", z.optional(z.nullable(giftCardSchema))],
});

const noDiscount = { rows: [], total: 0, total_incl_vat: 0, total_excl_vat: 0 };

/** The applied discounts; null or a missing key is read as no discount. */
export const discountSchema: z.ZodMiniType<Discount> = z.prefault(
  z.pipe(
    z.transform((value: unknown) => value ?? noDiscount),
    wireObject({
      rows: wireList(discountRowSchema),
      totalOre: ["total", wireOre],
      totalInclVatOre: ["total_incl_vat", wireOre],
      totalExclVatOre: ["total_excl_vat", wireOre],
    }),
  ),
  noDiscount,
);

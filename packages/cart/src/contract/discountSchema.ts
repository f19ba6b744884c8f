import { wireList, wireObject, wireOre, wireText } from "@torg/http";
import * as z from "zod/mini";
import type { Discount, DiscountRow } from "../domain/cart.ts";

/** One applied code; amounts are positive. */
export const discountRowSchema: z.ZodMiniType<DiscountRow> = wireObject({
  code: wireText,
  label: wireText,
  amountInclVatOre: ["discount_amount_incl_vat", wireOre],
  amountExclVatOre: ["discount_amount_excl_vat", wireOre],
});

const nothing = { rows: [], total: 0, total_incl_vat: 0, total_excl_vat: 0 };

/** The applied discounts; null and a missing key are read as no discount. */
export const discountSchema: z.ZodMiniType<Discount> = z.prefault(
  z.pipe(
    z.transform((value: unknown) => value ?? nothing),
    wireObject({
      rows: wireList(discountRowSchema),
      totalOre: ["total", wireOre],
      totalInclVatOre: ["total_incl_vat", wireOre],
      totalExclVatOre: ["total_excl_vat", wireOre],
    }),
  ),
  nothing,
);

import { wireAmount, wireList, wireText } from "@torg/http";
import * as z from "zod/mini";
import { emptyDiscount, type Discount } from "../domain/cart.ts";

/** One applied code; amounts are positive kronor. */
export const discountRowSchema = z.object({
  code: wireText,
  label: wireText,
  discount_amount_incl_vat: wireAmount,
  discount_amount_excl_vat: wireAmount,
});

const fullDiscountSchema = z.object({
  rows: wireList(discountRowSchema),
  total: wireAmount,
  total_incl_vat: wireAmount,
  total_excl_vat: wireAmount,
});

/** The applied discounts; null and a missing key are read as no discount. */
export const discountSchema: z.ZodMiniType<Discount> = z._default(
  z.pipe(
    z.transform((value: unknown) => value ?? emptyDiscount),
    fullDiscountSchema,
  ),
  { ...emptyDiscount, rows: [] },
);

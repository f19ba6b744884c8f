import type { PriceBreakdown } from "@torg/cart/domain/pricing";
import type { AppliedDiscount } from "./AppliedDiscount.ts";
import type { CartRow } from "./CartRow.ts";

/** The costs of a session's cart, with its delivery and payment fee. */
export type CartPriceBreakdown = PriceBreakdown<CartRow, AppliedDiscount>;

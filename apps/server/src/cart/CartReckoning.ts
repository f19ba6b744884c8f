import type { Reckoning } from "@torg/cart/domain/reckoning";
import type { AppliedDiscount } from "./AppliedDiscount.ts";
import type { CartRow } from "./CartRow.ts";

/** The costs of a session's cart, with its delivery and payment fee. */
export type CartReckoning = Reckoning<CartRow, AppliedDiscount>;

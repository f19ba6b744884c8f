import type { Reckoning } from "@torg/cart/domain/reckoning";
import type { AppliedDiscount } from "./AppliedDiscount.ts";
import type { CartRow } from "./CartRow.ts";

/** All that a session's cart costs, with its delivery and the fee of its way to pay. */
export type CartReckoning = Reckoning<CartRow, AppliedDiscount>;

import { orderPaymentTypes, type PaymentKind, paymentKind } from "@torg/checkout/domain";
import type { Kysely } from "kysely";
import { loadCheckoutConfiguration } from "../configuration/loadCheckoutConfiguration.ts";
import { paymentTypeOf } from "../checkoutDataOf.ts";
import type { Database } from "../../database/Database.ts";

/** A payment method as pages present it before the purchase. */
export interface PaymentMark {
  readonly name: string;
  readonly kind: PaymentKind;
  /** The shop's own picture. */
  readonly picture: string | null;
}

/** The shop's payment methods in the order of its checkout; none where it takes requests for a quote. */
export async function loadPaymentMarks(db: Kysely<Database>): Promise<readonly PaymentMark[]> {
  const { paymentMethods, isQuote } = await loadCheckoutConfiguration(db);
  return isQuote
    ? []
    : orderPaymentTypes(paymentMethods.map(paymentTypeOf)).map((type) => ({
        name: type.name,
        kind: paymentKind(type),
        picture: type.image,
      }));
}

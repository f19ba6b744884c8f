import { pageAddress } from "@torg/pages/contract";
import { destroyDiscountCall, storeDiscountCall } from "@torg/cart/contract";
import type { FastifyInstance } from "fastify";
import type { LoadedCheckout } from "../checkout/LoadedCheckout.ts";
import { isNativeForm } from "../http/requests/nativeForm.ts";
import { refuse } from "../http/responses/Refusal.ts";
import { registerCall } from "../http/registerCall.ts";
import { preparePaymentView } from "../payments/opening/preparePaymentView.ts";
import type { BuyingContext } from "./BuyingContext.ts";
import { orderingTexts } from "../texts/orderingTexts.ts";
import { storeTyped } from "../sessions/typedCodes.ts";
import { addDiscount, removeDiscount } from "../cart/changeDiscounts.ts";
import { discountOf } from "../cart/cartLineOf.ts";

const maxCodeLength = 100;

async function snippetPart(
  { payments }: BuyingContext,
  shopper: { readonly checkout: LoadedCheckout; readonly address: string },
  refresh: boolean,
): Promise<{ readonly snippet?: string | null }> {
  return refresh ? { snippet: (await preparePaymentView(payments, shopper)).snippet } : {};
}

/** Serves adding and removing discount codes. */
export function registerDiscountRoutes(server: FastifyInstance, context: BuyingContext): void {
  const { db, checkouts, limits } = context;
  registerCall(server, storeDiscountCall, {
    async answer({ request, visit, raw }) {
      if (request.code === "") return refuse(422, orderingTexts.enterCode);
      const session = await visit.ensure();
      const limitKeys = { session: String(session.id), address: visit.address };
      const tooMany = await limits.take("code", limitKeys);
      if (tooMany !== null) return tooMany;
      const code = request.code.slice(0, maxCodeLength);
      const outcome = await addDiscount(db, session.id, code);
      if (!outcome.applied) {
        // A form without script shows the message on the next page; a script reads it from the response.
        if (isNativeForm(raw)) return refuse(422, outcome.message ?? orderingTexts.codeMissing);
        return { discount: null, message: outcome.message };
      }
      await storeTyped(db, session.id, { code, sealing: visit.sealing() });
      await limits.giveBack("code", limitKeys);
      const checkout = await checkouts.read(visit);
      const discount = discountOf(checkout.pricing, checkout.includesVat);
      return {
        discount,
        message: null,
        ...(await snippetPart(context, { checkout, address: visit.address }, request.refreshCheckout)),
      };
    },
    formPage: () => pageAddress("cart"),
  });
  registerCall(server, destroyDiscountCall, {
    async answer({ request, visit, raw }) {
      const session = await visit.ensure();
      const message = await removeDiscount(db, session.id, request.code.slice(0, maxCodeLength));
      if (message !== null) return isNativeForm(raw) ? refuse(422, message) : { error: true, message, discount: null };
      const checkout = await checkouts.read(visit);
      const discount = discountOf(checkout.pricing, checkout.includesVat);
      return {
        error: false,
        message: null,
        discount,
        ...(await snippetPart(context, { checkout, address: visit.address }, request.refreshCheckout)),
      };
    },
    formPage: () => pageAddress("cart"),
  });
}

import { campaignsOf, creditCampaignsCall, leasingWidgetCall } from "@torg/credit/contract";
import type { CreditCampaign } from "@torg/credit/domain";
import type { Call } from "@torg/http";
import type { ProductPage } from "@torg/pages/contract";
import type { Visit } from "../backend/backend.ts";

/** What lenders offer for a product. */
export interface ProductCredit {
  readonly campaigns: readonly CreditCampaign[];
  /** The leasing widget as its server sent it; null when there is none. */
  readonly leasing: string | null;
}

/** A lender that fails takes nothing away from the page but its own offer. */
async function answerOf<Q, R>(visit: Visit, call: Call<Q, R>, request: Q): Promise<R | null> {
  try {
    const { status, answer } = await visit.send(call, request);
    return status === 200 ? answer : null;
  } catch {
    return null;
  }
}

/** Asks for what lenders offer for a product; null where nobody is to be asked. */
export async function loadCredit(visit: Visit, product: ProductPage["product"]): Promise<ProductCredit | null> {
  const { product_id: productId, variant_id: variant } = product;
  if (!product.show_credit_campaigns && !product.show_leasing_widget) return null;
  const asked = { product_id: productId, variant_id: variant === null ? "" : String(variant) };
  const [credit, leasing] = await Promise.all([
    product.show_credit_campaigns ? answerOf(visit, creditCampaignsCall, { productId }) : null,
    product.show_leasing_widget ? answerOf(visit, leasingWidgetCall, asked) : null,
  ]);
  return { campaigns: campaignsOf(credit?.campaigns ?? []), leasing };
}

import { campaignsOf, creditCampaignsCall, leasingWidgetCall } from "@torg/credit/contract";
import type { ProductCredit } from "@torg/credit/domain";
import type { Call } from "@torg/http";
import type { ProductPageData } from "@torg/pages/contract";
import type { Visit } from "../backend/backend.ts";

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
export async function loadCredit(visit: Visit, product: ProductPageData["product"]): Promise<ProductCredit | null> {
  const { productId, variantId: variant } = product;
  if (!product.showsCreditCampaigns && !product.showsLeasing) return null;
  const asked = { productId, variantId: variant === null ? "" : String(variant) };
  const [credit, leasing] = await Promise.all([
    product.showsCreditCampaigns ? answerOf(visit, creditCampaignsCall, { productId }) : null,
    product.showsLeasing ? answerOf(visit, leasingWidgetCall, asked) : null,
  ]);
  return { campaigns: campaignsOf(credit?.campaigns ?? []), leasing };
}

import { campaignsOf } from "@torg/credit/contract";
import type { ProductCredit } from "@torg/credit/domain";
import type { ProductPageData } from "@torg/pages/contract";
import type { PageSource } from "../backend/PageSource.ts";

/**
 * Requests the lenders' offers for a product; null when the product has none. A lender that fails only removes its own
 * offer.
 */
export async function loadCredit(
  source: PageSource,
  product: ProductPageData["product"],
): Promise<ProductCredit | null> {
  const { productId, variantId, showsCreditCampaigns, showsLeasing } = product;
  if (!showsCreditCampaigns && !showsLeasing) return null;
  const [campaigns, leasing] = await Promise.all([
    showsCreditCampaigns ? source.campaigns(productId).catch(() => []) : [],
    showsLeasing ? source.leasing(productId, variantId).catch(() => null) : null,
  ]);
  return { campaigns: campaignsOf(campaigns), leasing };
}

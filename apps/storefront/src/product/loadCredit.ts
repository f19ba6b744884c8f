import { campaignsOf } from "@torg/credit/contract";
import type { ProductCredit } from "@torg/credit/domain";
import type { ProductPageData } from "@torg/pages/contract";
import type { PageSource } from "../backend/PageSource.ts";

/** Asks for what lenders offer for a product; null where nobody is to be asked. A lender that fails takes nothing away but its own offer. */
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

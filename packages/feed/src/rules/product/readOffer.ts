import type { FeedItem } from "../../feedItem.ts";
import { readAvailability } from "../values/readAvailability.ts";
import type { FeedProduct } from "./feedProduct.ts";
import type { ReportProblem } from "./itemProblem.ts";
import { readPrice } from "../values/readPrice.ts";
import { readSalePrice } from "../values/readSalePrice.ts";

type Offer = Pick<FeedProduct, "availability" | "priceOre" | "priorPriceOre" | "monthlyPriceOre">;

/** Reads at which price an item can be bought, and whether it can; one of unknown availability is out of stock. */
export function readOffer(item: FeedItem, now: Date, report: ReportProblem): Offer {
  const availability = readAvailability(item.availability);
  if (availability === null) report("availability-unknown");
  const monthly = item.installment === null ? null : readPrice(item.installment.amount);
  return {
    availability: availability ?? "out_of_stock",
    ...readPrices(item, now, report),
    monthlyPriceOre: monthly?.ok === true ? monthly.ore : null,
  };
}

function readPrices(item: FeedItem, now: Date, report: ReportProblem): Pick<FeedProduct, "priceOre" | "priorPriceOre"> {
  const price = readPrice(item.price);
  if (!price.ok) report(price.code);
  const ore = price.ok ? price.ore : null;
  const sale = readSalePrice({ salePrice: item.salePrice, interval: item.salePriceEffectiveDate, priceOre: ore, now });
  if (sale.problem !== null) report(sale.problem);
  return { priceOre: sale.saleOre ?? ore, priorPriceOre: sale.saleOre === null ? null : ore };
}

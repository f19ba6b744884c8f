import { isConditionalReduction } from "@torg/compliance";

const sum = String.raw`(\d{1,3}(?:[\s\u00A0]\d{3})+|\d+)(?:[\s\u00A0]*(?:kr|kronor)(?!\p{L})|:-|:–)`;
const condition = String.raw`(?:vid\s+köp|(?:om|när)\s+du\s+(?:köper|handlar)|då\s+du\s+(?:köper|handlar))\s+(?:(?:av\s+)?varor\s+)?(?:för|över|på)\s+(?:minst\s+|över\s+)?`;
const priceFirst = new RegExp(String.raw`${sum}([^.!?\d]*?)${condition}${sum}`, "giu");
const conditionFirst = new RegExp(
  String.raw`(?:köp|handla)\s+(?:varor\s+)?(?:för|över)\s+(?:minst\s+|över\s+)?${sum}([^.!?\d]*?)(?:för|till)\s+(?:bara\s+|endast\s+)?${sum}`,
  "giu",
);

/** Sums that are not the price of goods, such as discounts and delivery. */
const otherSum = /rabatt|frakt|leverans|presentkort|bonus/iu;
const priorPrice = /lägsta\s+pris\p{L}*[^.!?\d]*30\s+dag/iu;

const kronor = (text: string): number => Number(text.replaceAll(/[\s\u00A0]/gu, ""));

/**
 * Finds an offer on condition of a purchase sum that the goods reach by themselves, such as `199 kr vid köp för 100
 * kr`; null if there is none. Such an offer is a price reduction, so the lowest price of 30 days must be shown beside
 * it. Two for 50 kr is a bundle, and so is a price that requires a larger purchase.
 */
export function reducedOnCondition(text: string, beside = text): string | null {
  if (priorPrice.test(beside)) return null;
  const offers = [
    ...[...text.matchAll(priceFirst)].map(([words, price = "", between = "", minimum = ""]) => ({
      words,
      between,
      price: kronor(price),
      minimum: kronor(minimum),
    })),
    ...[...text.matchAll(conditionFirst)].map(([words, minimum = "", between = "", price = ""]) => ({
      words,
      between,
      price: kronor(price),
      minimum: kronor(minimum),
    })),
  ];
  return offers.find((offer) => !otherSum.test(offer.between) && isConditionalReduction(offer))?.words ?? null;
}

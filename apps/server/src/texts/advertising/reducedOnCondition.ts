import { isConditionalReduction } from "@torg/compliance";

const sum = String.raw`(\d{1,3}(?:[\s\u00A0]\d{3})+|\d+)(?:[\s\u00A0]*(?:kr|kronor)(?!\p{L})|:-|:–)`;
const condition = String.raw`(?:vid\s+köp|(?:om|när)\s+du\s+(?:köper|handlar)|då\s+du\s+(?:köper|handlar))\s+(?:(?:av\s+)?varor\s+)?(?:för|över|på)\s+(?:minst\s+|över\s+)?`;
const priceFirst = new RegExp(String.raw`${sum}([^.!?\d]*?)${condition}${sum}`, "giu");
const conditionFirst = new RegExp(
  String.raw`(?:köp|handla)\s+(?:varor\s+)?(?:för|över)\s+(?:minst\s+|över\s+)?${sum}([^.!?\d]*?)(?:för|till)\s+(?:bara\s+|endast\s+)?${sum}`,
  "giu",
);

/** What is no price of goods: what is taken off, and what bringing them costs. */
const otherSum = /rabatt|frakt|leverans|presentkort|bonus/iu;
const priorPrice = /lägsta\s+pris\p{L}*[^.!?\d]*30\s+dag/iu;

const kronor = (text: string): number => Number(text.replaceAll(/[\s\u00A0]/gu, ""));

/**
 * What a text offers at a price on condition of buying for a sum that the goods come to by themselves, such as
 * `199 kr vid köp för 100 kr`: a reduction, whose lowest price of 30 days nothing tells that stands beside it. Null where
 * it offers none. Two for 50 kr are a bundle, and so is a price for who buys for more than it.
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

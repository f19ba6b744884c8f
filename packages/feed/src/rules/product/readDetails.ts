import type { FeedItem } from "../../feedItem.ts";
import { feedTexts } from "../../texts/sv.ts";
import { cleanLine, cutAtSpace } from "../wording/cleanText.ts";
import type { ProductDetail } from "./feedProduct.ts";
import { readMeasure } from "../values/readMeasure.ts";
import { swedishDecimals } from "../wording/swedishDecimals.ts";
import { swedishValue } from "../wording/swedishValue.ts";

const maxDetails = 1000;
const maxText = 1000;
const maxSection = 140;

type DetailText = Omit<ProductDetail, "measure">;

/** Reads the specification of an item: its details, then those of its attributes that no detail repeats. */
export function readDetails(item: FeedItem): readonly ProductDetail[] {
  const details = item.details.map(({ section, name, value }) => ({
    name: cleanLine(name),
    section: cutAtSpace(cleanLine(section), maxSection),
    text: cutAtSpace(cleanLine(value), maxText),
  }));
  const names = new Set(details.map(({ name }) => name));
  const attributes = attributeDetails(item).filter(({ name }) => !names.has(name));
  return withoutRepetition([...details, ...attributes])
    .slice(0, maxDetails)
    .map(({ name, section, text }) => ({ name, section, text: swedishDecimals(text), measure: readMeasure(text) }));
}

function attributeDetails({ material, pattern, gender, size, productSize }: FeedItem): readonly DetailText[] {
  const { attributeTitles, sizeTitles } = feedTexts;
  return [
    { name: attributeTitles.material, text: cleanLine(material) },
    { name: attributeTitles.pattern, text: cleanLine(pattern) },
    { name: attributeTitles.gender, text: swedishValue(gender) },
    { name: attributeTitles.size, text: cleanLine(size) },
    { name: sizeTitles.width, text: cleanLine(productSize.width) },
    { name: sizeTitles.height, text: cleanLine(productSize.height) },
    { name: sizeTitles.length, text: cleanLine(productSize.length) },
    { name: sizeTitles.weight, text: cleanLine(productSize.weight) },
  ].map((detail) => ({ ...detail, section: "" }));
}

/** Details that have a name and say something, each once. */
function withoutRepetition(details: readonly DetailText[]): readonly DetailText[] {
  const keys = new Set<string>();
  return details.filter(({ name, text }) => {
    const key = `${name}\u0001${text}`;
    const isNew = name !== "" && /[\p{L}\p{N}]/u.test(text) && !keys.has(key);
    keys.add(key);
    return isNew;
  });
}

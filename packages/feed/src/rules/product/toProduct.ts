import type { FeedItem } from "../../feedItem.ts";
import { cleanLine } from "../wording/cleanText.ts";
import { readColours } from "../values/readColours.ts";
import { labelPicture, readDisclosure, type FeedDisclosure } from "../disclosure/disclosure.ts";
import { isElectrical } from "../values/isElectrical.ts";
import type { FeedProduct, ProductReading, ProductRules } from "./feedProduct.ts";
import type { ItemProblemCode, ReportProblem } from "./itemProblem.ts";
import { keptItem } from "./storedFeedItem.ts";
import { readCategory } from "./readCategory.ts";
import { readDetails } from "./readDetails.ts";
import { readEnergy } from "./readEnergy.ts";
import { readIdentifiers } from "./readIdentifiers.ts";
import { picturePath, readImages } from "./readImages.ts";
import { readMeasures } from "./readMeasures.ts";
import { readName } from "./readName.ts";
import { readOffer } from "./readOffer.ts";
import { readTags } from "./readTags.ts";
import { readTerms } from "./readTerms.ts";
import { readTexts } from "./readTexts.ts";
import { swedishValue } from "../wording/swedishValue.ts";

const maxId = 50;

/** Converts one item of a feed: the resulting product, or null when it is rejected, and all remarks. */
export function toProduct(item: FeedItem, rules: ProductRules): ProductReading {
  const rejected = rejection(item);
  if (rejected !== null) return { product: null, problems: [rejected] };
  const problems = new Set<ItemProblemCode>();
  const report: ReportProblem = (code) => problems.add(code);
  const categoryPath = readCategory(item);
  const product: FeedProduct = {
    externalId: cleanLine(item.id),
    groupId: cleanLine(item.itemGroupId).slice(0, maxId) || null,
    ...readTexts(item, report),
    brand: readName(item.brand),
    categoryPath,
    ...readIdentifiers(item, report),
    ...readOffer(item, rules.now, report),
    isPackage: /^(?:yes|true|ja|1)$/iu.test(item.isBundle.trim()) || Number(item.multipack) > 1,
    ...readImages(item, rules, report),
    colours: readColours(cleanLine(item.color)),
    variant: readVariant(item),
    details: readDetails(item),
    tags: readTags(item),
    energy: readEnergy(item, report),
    ...readMeasures(item, report),
    ...readTerms(item, report),
    disclosure: withTakeBack(readDisclosure(item, labelPicture(item, picturePath(rules)), report), categoryPath),
    feedItem: keptItem(item),
  };
  return { product, problems: [...problems] };
}

function rejection(item: FeedItem): ItemProblemCode | null {
  if (item.fault !== null) return item.fault;
  const id = cleanLine(item.id);
  if (id === "") return "id-missing";
  if (id.length > maxId) return "id-too-long";
  return cleanLine(item.title) === "" ? "title-missing" : null;
}

function readVariant(item: FeedItem): FeedProduct["variant"] {
  return {
    color: cleanLine(item.color),
    size: cleanLine(item.size),
    material: cleanLine(item.material),
    pattern: cleanLine(item.pattern),
    gender: swedishValue(item.gender),
    ageGroup: swedishValue(item.ageGroup),
  };
}

/** Electrical goods are taken back because of their category, unless the feed says otherwise. */
function withTakeBack(disclosure: FeedDisclosure | null, category: readonly string[]): FeedDisclosure | null {
  return disclosure?.takeBack !== undefined || !isElectrical(category) ? disclosure : { ...disclosure, takeBack: true };
}

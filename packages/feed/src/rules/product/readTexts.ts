import type { FeedItem } from "../../feedItem.ts";
import { cleanLine, cutAtSpace } from "../wording/cleanText.ts";
import { readDescription } from "../wording/description.ts";
import type { FeedProduct } from "./feedProduct.ts";
import type { ReportProblem } from "./itemProblem.ts";
import { readTitle } from "./readTitle.ts";
import { summaryOf } from "../wording/summaryOf.ts";
import { swedishFact } from "../wording/swedishDecimals.ts";

const maxTitle = 150;

/** Reads an item's title, description and highlights. */
export function readTexts(
  item: FeedItem,
  report: ReportProblem,
): Pick<FeedProduct, "title" | "descriptionHtml" | "summary"> {
  const title = readTitle(item.title, item.brand);
  const description = readDescription(item.description);
  if (title.length > maxTitle) report("title-cut");
  if (description.isCut) report("description-cut");
  if (`${title}${item.description}${item.brand}`.includes("\ufffd")) report("text-broken");
  const facts = item.highlights.map((text) => cutAtSpace(swedishFact(cleanLine(text)), maxTitle));
  return { title: cutAtSpace(title, maxTitle), descriptionHtml: description.html, summary: summaryOf(facts) };
}

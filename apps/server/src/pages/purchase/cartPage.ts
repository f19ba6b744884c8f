import { settingsOf } from "../../settings/settingsOf.ts";
import { pageTexts } from "../../texts/pageTexts.ts";
import type { FoundPage } from "../pageBody.ts";
import type { PageInput } from "../PageInput.ts";

/** The cart page. */
export async function cartPage({ context, visit }: PageInput): Promise<FoundPage> {
  const { isQuote } = settingsOf(context.frame.current(), await visit.ensure());
  return { heading: isQuote ? pageTexts.quote.cart : pageTexts.cart, body: { page: "cart" } };
}

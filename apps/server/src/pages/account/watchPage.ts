import { pageAddress } from "@torg/pages/contract";
import { findWatch } from "../../account/watches/findWatch.ts";
import { watchTexts } from "../../texts/watchTexts.ts";
import type { FoundPage } from "../pageBody.ts";
import type { PageInput } from "../PageInput.ts";

/** The page that links in watch mails lead to; viewing it changes nothing. */
export async function watchPage({ context, parts: [token = ""] }: PageInput): Promise<FoundPage> {
  const watch = await findWatch(context.db, token);
  const texts = watchTexts.page;
  const nothing = { state: null, token: "", productName: "", productUrl: "" };
  if (watch === null) return { heading: texts.dead, body: { page: "watch", ...nothing } };
  const { state, productName, productId } = watch;
  const productUrl = pageAddress("product", productId);
  return { heading: texts[state], body: { page: "watch", state, token, productName, productUrl } };
}

import { pageAddress } from "@torg/pages/contract";
import { loadStores } from "../../stores/storeQueries.ts";
import { pageTexts } from "../../texts/pageTexts.ts";
import { ifCached, readOrStale } from "../../catalogue/snapshot/readOrStale.ts";
import type { ContentPage } from "../../settings/ShopFrame.ts";
import { contentAddress } from "../../settings/contentAddress.ts";
import { findProducts } from "../../catalogue/products/productRow.ts";
import { thumb } from "../../catalogue/products/productView.ts";
import { safetySlug } from "../../recalls/safetySlug.ts";
import { chosenRows } from "../catalogue/chosenRows.ts";
import { allRecalls } from "../catalogue/findRecalls.ts";
import { describePage } from "../describePage.ts";
import { withoutOldAnswer } from "./withoutOldAnswer.ts";
import { isRefused } from "../../reviews/refuseRequests.ts";
import { findReviewRequest } from "../../reviews/reviewQueries.ts";
import type { FoundPage } from "../pageBody.ts";
import type { PageInput } from "../PageInput.ts";
import { runningCampaign } from "../../settings/runningCampaign.ts";

/** The campaigns that a page is about: one for each year. */
function campaignsOf({ frame }: PageInput["context"], slug: string) {
  const address = contentAddress(slug);
  return frame.current().home.campaigns.filter(({ url }) => url === address);
}

/**
 * A content page. The product safety page adds the current recalls, a campaign page its products while it runs and they
 * are for sale.
 */
export async function contentPage({ context, parts }: PageInput): Promise<FoundPage> {
  const slug = parts.join("/");
  const frame = context.frame.current();
  const page = await readOrStale<ContentPage | undefined>(
    () =>
      context.db
        .selectFrom("content_page")
        .select(["heading", "html", "description"])
        .where("slug", "=", slug)
        .executeTakeFirst(),
    () => ifCached(frame.contents.get(slug)),
  );
  if (page === undefined) return null;
  const { heading, description } = page;
  const isSafety = slug === safetySlug;
  const html = isSafety ? withoutOldAnswer(page.html) : page.html;
  const campaigns = campaignsOf(context, slug);
  const running = runningCampaign(campaigns, Date.now());
  const isOver = campaigns.length > 0 && running === null;
  // Nothing of what a campaign promises that does not run.
  const metaDescription = isOver ? heading : description || running?.text || describePage(html);
  const rows = running === null ? [] : await chosenRows(context, running.rows);
  if (running !== null && rows.length > 0) {
    const { endsAt } = running;
    return { heading, body: { page: "campaign", heading, html, metaDescription, endsAt, rows } };
  }
  const recalls = isSafety ? { recalls: [...(await allRecalls(context))] } : {};
  return { heading, body: { page: "content", heading, html, metaDescription, isMember: false, isOver, ...recalls } };
}

/** A page of the customer club, which whoever is logged in has already joined. */
export async function clubPage(input: PageInput): Promise<FoundPage> {
  const found = await contentPage(input);
  if (found === null || !("body" in found) || found.body.page !== "content") return found;
  const session = await input.visit.find();
  const isMember = session !== null && session.customer_id !== null;
  return { ...found, body: { ...found.body, isMember } };
}

const storesOf = ({ db, frame }: PageInput["context"]) =>
  readOrStale(
    () => loadStores(db),
    () => ({ value: frame.current().stores }),
  );

/** All stores, or only those that sell white goods. */
export async function storesPage({ context, url }: PageInput): Promise<FoundPage> {
  const stores = await storesOf(context);
  const onlyWhiteGoods = url.searchParams.get("endast_vitvaror") === "1";
  return {
    heading: pageTexts.stores,
    body: {
      page: "stores",
      metaDescription: pageTexts.storesMeta(stores.length, context.frame.current().settings.shopName),
      stores: stores.filter((store) => !onlyWhiteGoods || store.onlyWhiteGoods).map((store) => ({ ...store })),
    },
  };
}

/** The page of one store. */
export async function storePage({ context, parts }: PageInput): Promise<FoundPage> {
  const [slug = ""] = parts;
  const store = (await storesOf(context)).find((each) => each.pageUrl === pageAddress("store", slug));
  if (store === undefined) return null;
  const metaDescription = pageTexts.storeMeta(store.name, store.fullAddress, Boolean(store.phoneNumber));
  return { heading: store.name, body: { page: "store", metaDescription, store: { ...store } } };
}

/** The form to review a purchase. */
export async function reviewPage({ context, visit, parts }: PageInput): Promise<FoundPage> {
  await visit.ensure();
  const [uuid = ""] = parts;
  const request = await findReviewRequest(context.db, uuid);
  if (request === null) return null;
  const rows = await findProducts(
    context.db,
    request.products.map((product) => product.id),
  );
  const reviews = new Map(request.products.map((product) => [product.id, product.review]));
  const products = rows.map((row) => ({
    productId: row.id,
    name: row.name,
    image: thumb(row, 220),
    review: reviews.get(row.id) ?? null,
  }));
  return { heading: pageTexts.review, body: { page: "review", uuid, reviewer: request.reviewer, products } };
}

/** The thank-you page of a review. */
export async function reviewCompletePage({ context, parts }: PageInput): Promise<FoundPage> {
  const [uuid = ""] = parts;
  if ((await findReviewRequest(context.db, uuid)) === null) return null;
  const heading = pageTexts.reviewComplete;
  return { heading, body: { page: "review_complete", heading, text: pageTexts.reviewCompleteText } };
}

/** The page where a buyer opts out of review requests. */
export async function reviewRefusalPage({ context, visit, parts }: PageInput): Promise<FoundPage> {
  const [uuid = ""] = parts;
  const refused = await isRefused(context.db, uuid);
  if (refused === null) return null;
  await visit.ensure();
  const heading = refused ? pageTexts.reviewRefused : pageTexts.reviewRefusal;
  return { heading, body: { page: "review_refusal", uuid, isRefused: refused } };
}

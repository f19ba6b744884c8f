import { pageTexts } from "../texts/pageTexts.ts";
import { toId } from "./cataloguePages.ts";
import type { FoundPage } from "./pageBody.ts";
import type { PageInput } from "./PageInput.ts";

/** The cart as a page. */
export async function cartPage({ visit }: PageInput): Promise<FoundPage> {
  await visit.ensure();
  return { heading: pageTexts.cart, body: { page: "cart" } };
}

/** The checkout. */
export async function checkoutPage({ visit }: PageInput): Promise<FoundPage> {
  const session = await visit.ensure();
  const isInternational = session.test_checkout?.["international"] === true;
  return {
    heading: pageTexts.checkout,
    body: {
      page: "checkout",
      countries: isInternational ? pageTexts.countries.map((country) => ({ ...country })) : [],
      show_price_comparison: null,
      show_loyalty_club: null,
    },
  };
}

/** The thanks for an order: only for the session that placed it, or for who holds the order's own key. */
export async function confirmationPage({ context, visit, url, parts }: PageInput): Promise<FoundPage> {
  const id = toId(parts[0]);
  if (id === null) return null;
  const session = await visit.find();
  const order = await context.db
    .selectFrom("order")
    .select(["id", "session_id", "access_token", "provider"])
    .where("id", "=", id)
    .executeTakeFirst();
  const isOwn = session !== null && order?.session_id === session.id;
  const hasKey = order !== undefined && url.searchParams.get("key") === order.access_token;
  if (order === undefined || (!isOwn && !hasKey)) return null;
  return {
    heading: pageTexts.confirmation,
    body: { page: "confirmation", order_id: order.id, provider: null },
  };
}

/** The thanks after a checkout that a provider carried through; the number is the provider's own. */
export async function wasaConfirmationPage({ parts }: PageInput): Promise<FoundPage> {
  const [reference = ""] = parts;
  if (!/^[\w-]{1,64}$/.test(reference)) return null;
  return { heading: pageTexts.confirmation, body: { page: "confirmation", order_id: reference, provider: "wasa" } };
}

import { pageAddress } from "@torg/pages/contract";
import { sql } from "kysely";
import * as z from "zod";
import { recentOrder, type RecentOrderRecord } from "../../orders/placed/recentOrder.ts";
import { shownReference, undecidedPayment, type UndecidedRecord } from "../../payments/settling/undecidedPayment.ts";
import type { Session } from "../../sessions/Session.ts";
import { settingsOf } from "../../settings/settingsOf.ts";
import { orderingTexts } from "../../texts/orderingTexts.ts";
import { pageTexts } from "../../texts/pageTexts.ts";
import { redirectToConfirmation } from "./confirmationPage.ts";
import { legalGuarantee } from "../catalogue/legalGuarantee.ts";
import type { FoundPage, PageBody } from "../pageBody.ts";
import type { MovedPage, PageInput } from "../PageInput.ts";

const aboutVisitor = sql<UndecidedRecord & RecentOrderRecord>`${undecidedPayment}, ${recentOrder}`;

/** HTML that the shop owner puts beside the checkout. */
const slotsSchema = z.object({
  checkoutPriceComparison: z.string().nullable().default(null),
  checkoutLoyaltyClub: z.string().nullable().default(null),
});

/** The HTML beside the checkout, from the settings of the shop and the session; malformed settings are ignored. */
function besideCheckout({ frame }: PageInput["context"], session: Session) {
  const { data } = slotsSchema.safeParse({ ...frame.current().ownSettings, ...session.test_settings });
  return {
    showPriceComparison: data?.checkoutPriceComparison ?? null,
    showLoyaltyClub: data?.checkoutLoyaltyClub ?? null,
  };
}

/**
 * The checkout. A visitor who has just ordered the whole cart is sent to the confirmation page, unless already seen.
 */
export async function checkoutPage({ context, visit }: PageInput): Promise<PageBody | MovedPage> {
  const found = await visit.findWith(aboutVisitor);
  const ordered = found?.recent_order ?? null;
  if (ordered !== null) return redirectToConfirmation(ordered);
  const session = found?.session ?? (await visit.ensure());
  const undecided = found?.undecided ?? null;
  const settings = settingsOf(context.frame.current(), session);
  const { picture, link, linkText } = legalGuarantee(settings);
  const isInternational = session.test_checkout?.["international"] === true;
  return {
    heading: settings.isQuote ? pageTexts.quote.checkout : pageTexts.checkout,
    body: {
      page: "checkout",
      countries: isInternational ? Object.entries(pageTexts.countries).map(([code, name]) => ({ code, name })) : [],
      ...besideCheckout(context, session),
      undecidedPayment: undecided && {
        reference: shownReference(undecided.reference),
        url: pageAddress("paymentReturn", undecided.reference),
      },
      legalGuarantee: picture,
      legalGuaranteeLink: picture === null || link === null ? null : { name: linkText, url: link },
    },
  };
}

/** The checkout after a payment was cancelled; says so when one had been started. */
export async function cancelledPaymentPage(input: PageInput): Promise<FoundPage> {
  const page = await checkoutPage(input);
  if ("redirect" in page) return page;
  const session = await input.visit.ensure();
  const payment = await input.context.db
    .selectFrom("payment")
    .select("id")
    .where("session_id", "=", session.id)
    .where("state", "=", "open")
    .executeTakeFirst();
  return payment === undefined ? page : { ...page, messages: [{ kind: "info", text: orderingTexts.paymentCalledOff }] };
}

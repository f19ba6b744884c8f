import { accountTexts } from "@torg/account/texts";
import { cartTexts, laterCartTexts, quoteCartTexts } from "@torg/cart/texts";
import { catalogTexts, laterCatalogTexts } from "@torg/catalog/texts";
import { checkoutTexts, laterCheckoutTexts, quoteCheckoutTexts } from "@torg/checkout/texts";
import { consentTexts, laterConsentTexts } from "@torg/consent/texts";
import { creditTexts } from "@torg/credit/texts";
import { deskTexts } from "@torg/desk/texts";
import { laterNavigationTexts, navigationTexts, quoteNavigationTexts } from "@torg/navigation/texts";
import { returnsTexts } from "@torg/returns/texts";
import { reviewsTexts } from "@torg/reviews/texts";
import { storesTexts } from "@torg/stores/texts";
import { answerTexts, spokenEmailTexts } from "../../texts/spokenTexts.ts";

/** The texts that a shop may replace, by feature. */
export const wordSets: Readonly<Record<string, readonly object[]>> = {
  account: [accountTexts],
  cart: [cartTexts, laterCartTexts, quoteCartTexts],
  catalog: [catalogTexts, laterCatalogTexts],
  checkout: [checkoutTexts, laterCheckoutTexts, quoteCheckoutTexts],
  consent: [consentTexts, laterConsentTexts],
  credit: [creditTexts],
  desk: [deskTexts],
  navigation: [navigationTexts, laterNavigationTexts, quoteNavigationTexts],
  returns: [returnsTexts],
  reviews: [reviewsTexts],
  stores: [storesTexts],
  letters: [spokenEmailTexts],
  answers: [answerTexts],
};

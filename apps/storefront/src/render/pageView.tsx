import { LoginPage } from "@torg/account";
import { accountPaths } from "@torg/account/contract";
import { pageAddress, type ProductPageData } from "@torg/pages/contract";
import { ReviewRefusal, ReviewThanks } from "@torg/reviews";
import type { ReactNode } from "react";
import { AccountDataPage } from "../service/AccountDataPage.tsx";
import { AccountPage } from "../service/AccountPage.tsx";
import { cart as cartIsland } from "../cart/cart.island.tsx";
import { ListingPage } from "../listing/ListingPage.tsx";
import { hasCreditOffer } from "@torg/credit/domain";
import { ProductPage } from "../product/ProductPage.tsx";
import { BrandsPage } from "../listing/BrandsPage.tsx";
import { CheckoutPage } from "../checkout/CheckoutPage.tsx";
import { ComparePage } from "../compare/ComparePage.tsx";
import { ConfirmationPage } from "../checkout/ConfirmationPage.tsx";
import { ContentPage } from "../service/ContentPage.tsx";
import { HomePage } from "../home/HomePage.tsx";
import { NotFoundPage } from "../frame/NotFoundPage.tsx";
import { ProductEmbed } from "../product/ProductEmbed.tsx";
import { ProductCreditPlace } from "../product/ProductCreditPlace.tsx";
import { ReturnsPage } from "../service/ReturnsPage.tsx";
import { ReviewPage } from "../service/ReviewPage.tsx";
import { WithdrawalPage } from "../service/WithdrawalPage.tsx";
import { StorePage } from "../stores/StorePage.tsx";
import { StoresPage } from "../stores/StoresPage.tsx";
import { UnreadCart } from "../cart/UnreadCart.tsx";
import { UnreadCheckout } from "../checkout/UnreadCheckout.tsx";
import { formFlash } from "../flash/formFlash.ts";
import type { PageInput } from "./pageInput.ts";

/** A product with what only some have: their parts and rules come from a sheet of their own. */
function productContent(input: PageInput & { readonly page: ProductPageData }): ReactNode {
  const { page, settings, path, origin, reviews, credit, assets } = input;
  const styles = assets.styles["productMore"];
  // Named by whichever comes first: Chromium lays out a page that names a sheet twice anew for every link in its head.
  const embedStyles = hasCreditOffer(credit) ? undefined : styles;
  return (
    <ProductPage
      {...{ page, settings, path, origin, reviews }}
      credit={<ProductCreditPlace credit={credit} profile={settings.complianceProfile} styles={styles} />}
      embed={<ProductEmbed embed={page.product.embed} defaults={settings.consentDefaults} styles={embedStyles} />}
    />
  );
}

/** What a page shows inside its frame. */
export function pageView(input: PageInput): ReactNode {
  const { page, settings, path, origin, cart, checkout } = input;
  switch (page.page) {
    case "home":
      return <HomePage page={page} settings={settings} path={path} />;
    case "listing":
      return <ListingPage {...{ page, settings, path, origin }} />;
    case "product":
      return productContent({ ...input, page });
    case "cart":
      return cart ? <cartIsland.Place {...{ page, settings, cart }} /> : <UnreadCart isQuote={settings.isQuote} />;
    case "compare":
      return <ComparePage page={page} settings={settings} path={path} />;
    case "brands":
      return <BrandsPage page={page} />;
    case "stores":
      return <StoresPage {...{ page, settings, path }} />;
    case "store":
      return <StorePage {...{ page, settings, origin }} />;
    case "content":
      return <ContentPage page={page} path={path} />;
    case "confirmation":
      return <ConfirmationPage page={page} isQuote={settings.isQuote} />;
    case "not_found":
      return <NotFoundPage layout={page.layout} />;
    case "checkout":
      return cart && checkout ? (
        <CheckoutPage {...{ page, settings, cart, checkout }} />
      ) : (
        <UnreadCheckout settings={settings} cart={cart} />
      );
    case "returns":
      return <ReturnsPage page={page} settings={settings} />;
    case "withdrawal":
      return <WithdrawalPage page={page} />;
    case "review":
      return <ReviewPage page={page} />;
    case "review_complete":
      return <ReviewThanks heading={page.heading} lead={page.text} />;
    case "review_refusal":
      return <ReviewRefusal action={pageAddress("reviewRefusal", page.uuid)} isRefused={page.isRefused} />;
    case "login":
      return <LoginPage returnTo={page.returnTo} flash={formFlash(page.flash, [accountPaths.logIn])} />;
    case "account":
      return <AccountPage page={page} />;
    case "account_data":
      return <AccountDataPage page={page} />;
    default:
      return page satisfies never;
  }
}

import { LoginPage } from "@torg/account";
import { accountPaths } from "@torg/account/contract";
import { pageAddress, type ProductPageData } from "@torg/pages/contract";
import { ReviewRefusal, ReviewThanks } from "@torg/reviews";
import type { ReactNode } from "react";
import type { StyleName } from "../assets/assets.ts";
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
import { PausedPage } from "../frame/PausedPage.tsx";
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

/** What one kind of page puts into the document. */
export interface PageView {
  readonly sheet: StyleName;
  readonly content: ReactNode;
}

const plain = (content: ReactNode): PageView => ({ sheet: "plain", content });

const service = (content: ReactNode): PageView => ({ sheet: "service", content });

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

/** What stands in place of a page that sells, while the shop sells nothing. */
export function pausedView(): PageView {
  return plain(<PausedPage />);
}

/** Chooses the view of a page. */
export function pageView(input: PageInput): PageView {
  const { page, settings, path, origin, cart, checkout } = input;
  switch (page.page) {
    case "home":
      return { sheet: "home", content: <HomePage page={page} settings={settings} path={path} /> };
    case "listing":
      return {
        sheet: "listing",
        content: <ListingPage {...{ page, settings, path, origin }} />,
      };
    case "product":
      return {
        sheet: "product",
        content: productContent({ ...input, page }),
      };
    case "cart":
      return {
        sheet: "cart",
        content: cart ? <cartIsland.Place {...{ page, settings, cart }} /> : <UnreadCart isQuote={settings.isQuote} />,
      };
    case "compare":
      return {
        sheet: "compare",
        content: <ComparePage page={page} settings={settings} path={path} />,
      };
    case "brands":
      return plain(<BrandsPage page={page} />);
    case "stores":
      return { sheet: "stores", content: <StoresPage {...{ page, settings, path }} /> };
    case "store":
      return { sheet: "stores", content: <StorePage {...{ page, settings, origin }} /> };
    case "content":
      return plain(<ContentPage page={page} path={path} />);
    case "confirmation":
      return plain(<ConfirmationPage page={page} isQuote={settings.isQuote} />);
    case "not_found":
      return plain(<NotFoundPage layout={page.layout} />);
    case "checkout":
      return {
        sheet: "checkout",
        content:
          cart && checkout ? (
            <CheckoutPage {...{ page, settings, cart, checkout }} />
          ) : (
            <UnreadCheckout settings={settings} cart={cart} />
          ),
      };
    case "returns":
      return service(<ReturnsPage page={page} settings={settings} />);
    case "withdrawal":
      return service(<WithdrawalPage page={page} />);
    case "review":
      return service(<ReviewPage page={page} />);
    case "review_complete":
      return service(<ReviewThanks heading={page.heading} lead={page.text} />);
    case "review_refusal":
      return service(<ReviewRefusal action={pageAddress("reviewRefusal", page.uuid)} isRefused={page.isRefused} />);
    case "login":
      return service(<LoginPage returnTo={page.returnTo} flash={formFlash(page.flash, [accountPaths.logIn])} />);
    case "account":
      return service(<AccountPage page={page} />);
    case "account_data":
      return service(<AccountDataPage page={page} />);
    default:
      return page satisfies never;
  }
}

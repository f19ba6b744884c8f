import { AccountLinkPage, BankIdLoginPage, LoginHelpPage, LoginPage, RegisterPage, WatchPage } from "@torg/account";
import { accountPaths } from "@torg/account/contract";
import { bankIdRefresh } from "@torg/account/domain";
import { DeskPage } from "@torg/desk";
import { BrandsPage } from "@torg/navigation";
import { pageAddress, type PageData, type PageName } from "@torg/pages/contract";
import { ReviewRefusal, ReviewThanks } from "@torg/reviews";
import type { ReactNode } from "react";
import { AccountDataPage } from "../service/AccountDataPage.tsx";
import { AccountPage } from "../service/AccountPage.tsx";
import { bankId } from "../service/bankId.island.tsx";
import { cart as cartIsland } from "../cart/cart.island.tsx";
import { ListingPage } from "../listing/ListingPage.tsx";
import { hasCreditOffer } from "@torg/credit/domain";
import { seen } from "../seen/seen.island.tsx";
import { isWatched } from "../product/ProductBuy.tsx";
import { ProductPage } from "../product/ProductPage.tsx";
import { CampaignPage } from "../home/CampaignPage.tsx";
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
import { WishesPage } from "../service/WishesPage.tsx";
import { WithdrawalPage } from "../service/WithdrawalPage.tsx";
import { StorePage } from "../stores/StorePage.tsx";
import { StoresPage } from "../stores/StoresPage.tsx";
import { UnreadCart } from "../cart/UnreadCart.tsx";
import { UnreadCheckout } from "../checkout/UnreadCheckout.tsx";
import { formFlash } from "../flash/formFlash.ts";
import type { PageInput } from "./pageInput.ts";

/**
 * When the forms of a page need their script (`wireForms`): at once, or once the visitor touches or has filled them.
 */
export type FormsScript = "now" | "touched";

/** What a kind of page requires of its frame and its loader. */
export interface PageNeeds {
  /** The name of its style sheet in `styles/`. */
  readonly sheet: string;
  /** Whether it has forms that send the session's token. */
  readonly hasToken?: boolean;
  /** Whether its cart is loaded. */
  readonly hasCart?: boolean;
  /** Set when its forms have a script of their own. */
  readonly forms?: FormsScript;
  /** Whether it is replaced by the notice that the shop sells nothing, while that is so. */
  readonly needsSelling?: boolean;
  /** Set when it brings its own frame instead of the shoppers' one. */
  readonly frame?: "own";
  /** Set on cart and order pages: the cart opens no panel there, and order pages have no bar to the checkout. */
  readonly purchase?: "cart" | "order";
}

type InputOf<Name extends PageName> = PageInput & { readonly page: Extract<PageData, { readonly page: Name }> };

/** A kind of page: what it needs, and what it shows inside its frame. */
export interface PageKind<Name extends PageName> extends PageNeeds {
  readonly view: (input: InputOf<Name>) => ReactNode;
  /** Seconds after which a browser without script reloads it; null or left out: never. */
  readonly refresh?: (input: InputOf<Name>) => number | null;
}

const plain = { sheet: "plain" } as const;
const service = { sheet: "service" } as const;
/** A page for logging in or out. */
const account = { ...service, hasToken: true, forms: "now" } as const;

/** A product with its optional parts, whose components and styles come from a sheet of their own. */
function productContent(input: InputOf<"product">): ReactNode {
  const { page, settings, path, origin, reviews, credit, assets } = input;
  const styles = assets.styles["productMore"];
  // Linked by the first part that needs it: when a sheet is linked twice, Chromium lays the page out again for every
  // link in its head.
  const firstStyles = page.recalls?.length || isWatched(page.product, settings) ? styles : undefined;
  const creditStyles = hasCreditOffer(credit) && firstStyles === undefined ? styles : undefined;
  const embedStyles = firstStyles === undefined && creditStyles === undefined ? styles : undefined;
  return (
    <ProductPage
      {...{ page, settings, path, origin, reviews, firstStyles }}
      credit={<ProductCreditPlace credit={credit} profile={settings.complianceProfile} styles={creditStyles} />}
      embed={<ProductEmbed embed={page.product.embed} defaults={settings.consentDefaults} styles={embedStyles} />}
    />
  );
}

/** Every kind of page that a shop has. */
export const pageKinds: { readonly [Name in PageName]: PageKind<Name> } = {
  home: {
    sheet: "home",
    view: ({ page, settings, path }) => <HomePage page={page} settings={settings} path={path} />,
  },
  listing: {
    sheet: "listing",
    view: ({ page, settings, path }) => <ListingPage {...{ page, settings, path }} />,
  },
  product: {
    sheet: "product",
    view: productContent,
  },
  cart: {
    sheet: "cart",
    hasToken: true,
    hasCart: true,
    needsSelling: true,
    purchase: "cart",
    view: ({ page, settings, cart }) =>
      cart ? (
        <>
          <cartIsland.Place {...{ page, settings, cart }} />
          {cart.itemCount === 0 && <seen.Place settings={settings} />}
        </>
      ) : (
        <UnreadCart isQuote={settings.isQuote} />
      ),
  },
  checkout: {
    sheet: "checkout",
    hasToken: true,
    hasCart: true,
    needsSelling: true,
    purchase: "order",
    forms: "touched",
    view: ({ page, settings, cart, checkout }) =>
      cart && checkout ? (
        <CheckoutPage {...{ page, settings, cart, checkout }} />
      ) : (
        <UnreadCheckout settings={settings} cart={cart} />
      ),
  },
  confirmation: {
    ...plain,
    purchase: "order",
    forms: "now",
    view: ({ page, settings }) => <ConfirmationPage page={page} isQuote={settings.isQuote} />,
  },
  compare: {
    sheet: "compare",
    view: ({ page, settings, path }) => <ComparePage page={page} settings={settings} path={path} />,
  },
  brands: {
    ...plain,
    view: ({ page }) => <BrandsPage brands={page.brands} />,
  },
  stores: {
    sheet: "stores",
    view: ({ page, settings, path }) => <StoresPage {...{ page, settings, path }} />,
  },
  store: {
    sheet: "stores",
    view: ({ page, settings }) => <StorePage {...{ page, settings }} />,
  },
  content: {
    ...plain,
    view: ({ page, path }) => <ContentPage page={page} path={path} />,
  },
  campaign: {
    sheet: "campaign",
    view: ({ page, settings, path }) => <CampaignPage {...{ page, settings, path }} />,
  },
  not_found: {
    ...plain,
    view: ({ page, path }) => <NotFoundPage page={page} path={path} />,
  },
  returns: {
    ...service,
    hasToken: true,
    view: ({ page, settings }) => <ReturnsPage page={page} settings={settings} />,
  },
  withdrawal: {
    ...service,
    hasToken: true,
    view: ({ page }) => <WithdrawalPage page={page} />,
  },
  review: {
    ...service,
    hasToken: true,
    view: ({ page }) => <ReviewPage page={page} />,
  },
  review_complete: {
    ...service,
    view: ({ page }) => <ReviewThanks heading={page.heading} lead={page.text} />,
  },
  review_refusal: {
    ...service,
    view: ({ page }) => <ReviewRefusal action={pageAddress("reviewRefusal", page.uuid)} isRefused={page.isRefused} />,
  },
  login: {
    ...account,
    view: ({ page }) => (
      <LoginPage
        returnTo={page.returnTo}
        hasBankId={page.hasBankId}
        flash={formFlash(page.flash, [accountPaths.logIn])}
      />
    ),
  },
  bankid: {
    sheet: "bankId",
    hasToken: true,
    refresh: ({ page }) => bankIdRefresh(page.login),
    view: ({ page: { login } }) =>
      login.state === "waiting" ? <bankId.Place login={login} /> : <BankIdLoginPage login={login} />,
  },
  account: {
    ...account,
    view: ({ page }) => <AccountPage page={page} />,
  },
  desk: {
    sheet: "desk",
    frame: "own",
    forms: "now",
    view: ({ page, settings }) => (
      <DeskPage page={page.desk} shopName={settings.shopName} messages={page.messages} refused={page.flash} />
    ),
  },
  account_data: {
    ...account,
    view: ({ page }) => <AccountDataPage page={page} />,
  },
  account_register: {
    ...account,
    view: ({ page }) => <RegisterPage isSent={page.isSent} flash={formFlash(page.flash, [accountPaths.register])} />,
  },
  account_help: {
    ...account,
    view: ({ page }) => <LoginHelpPage flash={formFlash(page.flash, [accountPaths.sendLink])} />,
  },
  account_link: {
    ...account,
    view: ({ page: { kind, token, email, flash } }) => (
      <AccountLinkPage {...{ kind, token, email }} flash={formFlash(flash, [accountPaths.choosePassword])} />
    ),
  },
  wishes: {
    sheet: "wishes",
    hasToken: true,
    view: ({ page, settings, path }) => <WishesPage {...{ page, settings, path }} />,
  },
  watch: {
    ...account,
    view: ({ page: { state, token, productName, productUrl } }) => (
      <WatchPage {...{ state, token, productName, productUrl }} />
    ),
  },
};

function draw<Name extends PageName>(name: Name, input: InputOf<Name>): ReactNode {
  return pageKinds[name].view(input);
}

/** The content of a page inside its frame. */
export function pageView(input: PageInput): ReactNode {
  return draw(input.page.page, input);
}

function refreshOf<Name extends PageName>(name: Name, input: InputOf<Name>): number | null {
  return pageKinds[name].refresh?.(input) ?? null;
}

/** Seconds after which a browser without script reloads a page; null: never. */
export function pageRefresh(input: PageInput): number | null {
  return refreshOf(input.page.page, input);
}

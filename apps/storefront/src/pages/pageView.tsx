import type { ReactNode } from "react";
import type { StyleName } from "../assets/assets.ts";
import { storefrontTexts } from "../texts/sv.ts";
import { CartIsland } from "./CartIsland.tsx";
import { ListingPage } from "./ListingPage.tsx";
import { ProductPage } from "./ProductPage.tsx";
import { BrandsPage } from "./BrandsPage.tsx";
import { CheckoutIsland } from "./CheckoutIsland.tsx";
import { ComparePage } from "./ComparePage.tsx";
import { ConfirmationPage } from "./ConfirmationPage.tsx";
import { ContentPage } from "./ContentPage.tsx";
import { HomePage } from "./HomePage.tsx";
import { MessagePage } from "./MessagePage.tsx";
import { NotFoundPage } from "./NotFoundPage.tsx";
import { StorePage } from "./StorePage.tsx";
import { StoresPage } from "./StoresPage.tsx";
import type { PageInput } from "./pageInput.ts";

/** What one kind of page puts into the document. */
export interface PageView {
  readonly sheet: StyleName;
  /** Names of the islands in the content. */
  readonly islands: readonly string[];
  readonly content: ReactNode;
}

const plain = (content: ReactNode): PageView => ({ sheet: "plain", islands: [], content });

/** Chooses the view of a page. */
export function pageView(input: PageInput): PageView {
  const { page, settings, path, origin, cart, checkout, reviews } = input;
  switch (page.page) {
    case "home":
      return { sheet: "home", islands: ["buy"], content: <HomePage page={page} settings={settings} path={path} /> };
    case "listing":
      return {
        sheet: "listing",
        islands: ["listing", "compare"],
        content: <ListingPage {...{ page, settings, path, origin }} />,
      };
    case "product":
      return {
        sheet: "product",
        islands: ["buy", "comparelink", "compare", "variants", "stock"],
        content: <ProductPage {...{ page, settings, path, origin, reviews }} />,
      };
    case "cart":
      return { sheet: "cart", islands: ["cart"], content: <CartIsland {...{ page, settings, cart }} /> };
    case "compare":
      return {
        sheet: "compare",
        islands: ["buy", "comparesearch"],
        content: <ComparePage page={page} settings={settings} path={path} />,
      };
    case "brands":
      return plain(<BrandsPage page={page} />);
    case "stores":
      return { sheet: "stores", islands: ["stores"], content: <StoresPage {...{ page, settings, path }} /> };
    case "store":
      return { sheet: "stores", islands: ["store-map"], content: <StorePage {...{ page, settings, origin }} /> };
    case "content":
      return plain(<ContentPage page={page} />);
    case "confirmation":
      return plain(<ConfirmationPage page={page} />);
    case "not_found":
      return plain(<NotFoundPage layout={page.layout} />);
    case "checkout":
      return {
        sheet: "checkout",
        islands: ["checkout"],
        content: <CheckoutIsland {...{ page, settings, cart, checkout }} />,
      };
    default:
      return plain(<MessagePage {...storefrontTexts.unfinished} />);
  }
}

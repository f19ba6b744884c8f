import { aCart } from "@torg/cart/fixtures";
import type { Cart } from "@torg/cart/domain";
import { aCheckout } from "@torg/checkout/fixtures";
import { aShopSettings } from "@torg/navigation/fixtures";
import type { PageData } from "@torg/pages/contract";
import { aReviewPage } from "@torg/reviews/fixtures";
import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { Layout } from "../../storefront/src/frame/Layout.tsx";
import { pageKinds, pageView } from "../../storefront/src/render/pageKinds.tsx";
import pageSheet from "../../storefront/src/styles/parts/page.css?inline";

/** Props of `WholePage`. */
export interface WholePageProps {
  /** What the page shows. */
  readonly page: PageData;
  /** Path and query as the visitor requested them. */
  readonly path?: string;
  /** The cart, for the cart page and the checkout. */
  readonly cart?: Cart;
}

/** A shop page as it reaches the browser, with header and footer, before any script has run. */
export function WholePage({ page, path = "/", cart = aCart() }: WholePageProps): ReactNode {
  const settings = aShopSettings();
  const kind = pageKinds[page.page];
  const input = {
    page,
    path,
    settings,
    cart,
    origin: "https://shop.example",
    checkout: aCheckout(),
    reviews: aReviewPage(),
    credit: null,
    csrfToken: "",
    assets: { runtime: "", islands: {}, styles: {} },
  };
  const html = renderToStaticMarkup(
    <Layout
      settings={settings}
      layout={page.layout}
      messages={page.messages}
      path={path}
      hasCheckoutBar={kind.purchase !== "order"}
    >
      {pageView(input)}
    </Layout>,
  );
  return (
    <>
      <style>{pageSheet}</style>
      <div dangerouslySetInnerHTML={{ __html: html }} />
    </>
  );
}

import { layoutSchema, type ShopSettings, shopSettingsSchema } from "@torg/navigation/contract";
import { renderToString } from "react-dom/server";
import type { Assets } from "../assets/assets.ts";
import { isPaused } from "./isPaused.ts";
import { messagesAbove } from "../flash/messagesAbove.ts";
import type { PageInput } from "./pageInput.ts";
import { pageWarnings } from "./pageWarnings.ts";
import { pageView, pausedView } from "./pageView.tsx";
import { FailurePage } from "../frame/FailurePage.tsx";
import { Layout } from "../frame/Layout.tsx";
import { storefrontTexts } from "../texts/sv.ts";
import { Document, type FormsScript } from "./Document.tsx";
import { canonicalAddress } from "./canonicalAddress.ts";
import { withIslandMap } from "./withIslandMap.tsx";

/** Pages that are about the cart themselves, where its link leads to its page. */
const aboutCart: readonly string[] = ["cart", "checkout", "confirmation"];

/** Pages whose forms have script of their own: the checkout and its thanks, and those with a way in or out. */
const formsOf: ReadonlyMap<string, FormsScript> = new Map([
  ["checkout", "touched"],
  ...["confirmation", "login", "account", "account_data"].map((page) => [page, "now"] as const),
]);

/** The whole HTML document of a page. */
export function renderPage(input: PageInput): string {
  const { settings, page, path, origin, assets, csrfToken } = input;
  const isOff = isPaused(input);
  const { sheet, content } = isOff ? pausedView() : pageView(input);
  const hasCartPanel = !settings.ecommerceDisabled && !aboutCart.includes(page.page);
  const html = renderToString(
    <Document
      title={isOff ? `${storefrontTexts.paused.heading} – ${settings.shopName}` : page.title}
      description={page.metaDescription}
      canonical={canonicalAddress(origin, path, page)}
      csrfToken={csrfToken}
      sheet={sheet}
      theme={settings.theme}
      assets={assets}
      forms={formsOf.get(page.page)}
    >
      <Layout
        settings={settings}
        layout={page.layout}
        messages={isOff ? page.messages : messagesAbove(page, input.cart)}
        path={path}
        hasCartPanel={hasCartPanel}
        hasCheckoutBar={!settings.ecommerceDisabled && page.page !== "checkout" && page.page !== "confirmation"}
        warnings={pageWarnings(page)}
        developmentStyles={assets.styles["development"]}
        consentStyles={assets.styles["consent"]}
      >
        {content}
      </Layout>
    </Document>,
  );
  return `<!doctype html>${withIslandMap(html, assets.islands)}`;
}

/**
 * The document that is shown when no page could be made; it needs nothing from the shop server, and has the name and the
 * look that were last known.
 */
export function renderFailure(assets: Assets, known: ShopSettings | null = null): string {
  const settings = known ?? shopSettingsSchema.parse({ shopName: storefrontTexts.failure.shop });
  const html = renderToString(
    <Document
      title={`${storefrontTexts.failure.title} – ${settings.shopName}`}
      canonical={null}
      csrfToken=""
      sheet="plain"
      theme={settings.theme}
      assets={assets}
    >
      <Layout settings={settings} layout={layoutSchema.parse({})} messages={[]} path="/">
        <FailurePage />
      </Layout>
    </Document>,
  );
  return `<!doctype html>${html}`;
}

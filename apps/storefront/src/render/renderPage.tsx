import { layoutSchema, type ShopSettings, shopSettingsSchema } from "@torg/navigation/contract";
import { renderToString } from "react-dom/server";
import type { Assets } from "../assets/assets.ts";
import { messagesAbove } from "../flash/messagesAbove.ts";
import type { PageInput } from "./pageInput.ts";
import { pageWarnings } from "./pageWarnings.ts";
import { pageKinds, pageView } from "./pageKinds.tsx";
import { FailurePage } from "../frame/FailurePage.tsx";
import { Layout } from "../frame/Layout.tsx";
import { PausedPage } from "../frame/PausedPage.tsx";
import { storefrontTexts } from "../texts/sv.ts";
import { Document } from "./Document.tsx";
import { canonicalAddress } from "./canonicalAddress.ts";
import { withIslandMap } from "./withIslandMap.tsx";

// What pages need is asked before they are rendered.
export { pageKinds };

/** The whole HTML document of a page. */
export function renderPage(input: PageInput): string {
  const { settings, page, path, origin, assets, csrfToken } = input;
  const kind = pageKinds[page.page];
  const isSelling = !settings.ecommerceDisabled;
  const isOff = kind.isSelling === true && !isSelling;
  const html = renderToString(
    <Document
      title={isOff ? `${storefrontTexts.paused.heading} – ${settings.shopName}` : page.title}
      description={page.metaDescription}
      canonical={canonicalAddress(origin, path, page)}
      csrfToken={csrfToken}
      sheet={isOff ? "plain" : kind.sheet}
      theme={settings.theme}
      assets={assets}
      forms={kind.forms}
    >
      <Layout
        settings={settings}
        layout={page.layout}
        messages={isOff ? page.messages : messagesAbove(page, input.cart)}
        path={path}
        hasCartPanel={isSelling && kind.purchase === undefined}
        hasCheckoutBar={isSelling && kind.purchase !== "order"}
        warnings={pageWarnings(page)}
        developmentStyles={assets.styles["development"]}
        consentStyles={assets.styles["consent"]}
      >
        {isOff ? <PausedPage /> : pageView(input)}
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

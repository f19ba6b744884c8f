import { layoutSchema, type ShopSettings, shopSettingsSchema } from "@torg/navigation/contract";
import { laterNavigationTexts } from "@torg/navigation/texts";
import type { ReactNode } from "react";
import { renderToString } from "react-dom/server";
import type { Assets } from "../assets/assets.ts";
import { askedConsent } from "../consent/askedConsent.ts";
import { consent } from "../consent/consent.island.tsx";
import { isReadFirst } from "../consent/isReadFirst.ts";
import { messagesAbove } from "../flash/messagesAbove.ts";
import type { PageInput } from "./pageInput.ts";
import { pageWarnings } from "./pageWarnings.ts";
import { pageKinds, pageRefresh, pageView } from "./pageKinds.tsx";
import { FailurePage } from "../frame/FailurePage.tsx";
import { Layout } from "../frame/Layout.tsx";
import { PausedPage } from "../frame/PausedPage.tsx";
import { placeDrawn, type PlaceShared } from "../frame/SharedPart.ts";
import { StructuredData } from "../frame/StructuredData.tsx";
import { collectTexts } from "../words/collectTexts.ts";
import { Document } from "./Document.tsx";
import { KeptParts } from "./KeptParts.tsx";
import { canonicalAddress } from "./canonicalAddress.ts";
import { pageThings } from "./pageThings.ts";
import { sharedPage } from "./sharedPage.ts";
import { withIslandMap } from "./withIslandMap.tsx";
import { withSoftHyphens } from "./withSoftHyphens.ts";

// The needs of pages are looked up before rendering.
export { pageKinds };

/** The consent dialog; null when its style sheet was not built. */
function consentDialog(
  { words, consentDefaults }: ShopSettings,
  { assets: { styles }, place }: { readonly assets: Assets; readonly place: PlaceShared },
): ReactNode {
  const sheet = styles["consent"];
  if (sheet === undefined) return null;
  const draw = () => <consent.Place defaults={consentDefaults} asked={askedConsent()} styles={sheet} />;
  return place({ name: "consent", from: [words, consentDefaults, sheet], draw });
}

/** A page as a React tree. */
function pageDocument(input: PageInput, place: PlaceShared): ReactNode {
  const { settings, page, path, origin, assets, csrfToken } = input;
  const kind = pageKinds[page.page];
  const { pathname } = new URL(path, origin);
  const isSelling = !settings.ecommerceDisabled;
  const isPaused = kind.needsSelling === true && !isSelling;
  const canonical = canonicalAddress(origin, path, page);
  return (
    <Document
      title={isPaused ? `${laterNavigationTexts.paused.heading} – ${settings.shopName}` : page.title}
      description={page.metaDescription}
      canonical={canonical}
      shared={canonical === null ? null : sharedPage(input)}
      csrfToken={csrfToken}
      sheet={isPaused ? "plain" : kind.sheet}
      settings={settings}
      assets={assets}
      forms={kind.forms}
      asks={kind.frame === "own" || isReadFirst(pathname) ? undefined : assets.styles["consent"]}
      refresh={pageRefresh(input)}
    >
      {kind.frame === "own" ? (
        pageView(input)
      ) : (
        <Layout
          settings={settings}
          layout={page.layout}
          messages={isPaused ? page.messages : messagesAbove(page, input.cart)}
          messageStyles={assets.styles["messages"]}
          path={path}
          hasCartPanel={isSelling && kind.purchase === undefined}
          hasCheckoutBar={isSelling && kind.purchase !== "order"}
          warnings={pageWarnings(page)}
          developmentStyles={assets.styles["development"]}
          consent={consentDialog(settings, { assets, place })}
          place={place}
        >
          {isPaused ? <PausedPage /> : pageView(input)}
        </Layout>
      )}
      {canonical === null ? null : <StructuredData things={pageThings(input)} />}
    </Document>
  );
}

/**
 * The React output of a page, with all parts rendered in place: the baseline for measuring the cost of `renderPage`.
 */
export function renderWhole(input: PageInput, place: PlaceShared = placeDrawn): string {
  collectTexts().wear(input.settings.words);
  return renderToString(pageDocument(input, place));
}

/** The whole HTML document of a page. */
export function renderPage(input: PageInput): string {
  const parts = new KeptParts();
  const html = parts.fill(withSoftHyphens(renderWhole(input, parts.place)));
  return `<!doctype html>${withIslandMap(html, input.assets.islands)}`;
}

/**
 * The document shown when no page could be rendered; it needs nothing from the shop server, and uses the last known
 * name and theme.
 */
export function renderFailure(assets: Assets, known: ShopSettings | null = null): string {
  const settings = known ?? shopSettingsSchema.parse({ shopName: laterNavigationTexts.failure.shop });
  collectTexts().wear(settings.words);
  const html = renderToString(
    <Document
      title={`${laterNavigationTexts.failure.title} – ${settings.shopName}`}
      canonical={null}
      shared={null}
      csrfToken=""
      sheet="plain"
      settings={settings}
      assets={assets}
    >
      <Layout settings={settings} layout={layoutSchema.parse({})} messages={[]} path="/">
        <FailurePage />
      </Layout>
    </Document>,
  );
  return `<!doctype html>${withSoftHyphens(html)}`;
}

import { DevelopmentBar, NavigationProvider, SiteFooter, SiteHeader } from "@torg/navigation";
import type { LayoutData, ShopSettings } from "@torg/navigation/contract";
import { navigationTexts, quoteNavigationTexts } from "@torg/navigation/texts";
import { navigationMarks } from "@torg/navigation/wire";
import type { PageMessage } from "@torg/pages/contract";
import { BackToTop, SkipLink } from "@torg/ui";
import type { ReactNode } from "react";
import { storefrontTexts } from "../texts/sv.ts";
import { cartPanel } from "../cart/cartPanel.island.tsx";
import { CheckoutBar } from "../cart/CheckoutBar.tsx";
import { consent } from "../consent/consent.island.tsx";
import { Logo } from "./Logo.tsx";
import { News } from "./News.tsx";
import { MessagesAbove } from "./MessagesAbove.tsx";
import { pageMarks } from "./pageMarks.ts";
import { PageMessages } from "./PageMessages.tsx";
import { search } from "./search.island.tsx";

/** What surrounds the content of a page. */
export interface LayoutProps {
  readonly settings: ShopSettings;
  readonly layout: LayoutData;
  readonly messages: readonly PageMessage[];
  readonly path: string;
  /** Address of the style sheet of the dialog about consent; without one the page does not ask. */
  readonly consentStyles?: string | undefined;
  /** Whether the cart opens in a panel here; otherwise its link leads to its page. */
  readonly hasCartPanel?: boolean;
  /** Whether a bar leads from here to the checkout on small screens. */
  readonly hasCheckoutBar?: boolean;
  /** What is missing on the page, for the development bar. */
  readonly warnings?: readonly string[];
  /** Address of the style sheet of the development bar. */
  readonly developmentStyles?: string | undefined;
  readonly children: ReactNode;
}

/** Skip link, news, header, content and footer, and what appears beside them. */
export function Layout(props: LayoutProps): ReactNode {
  const {
    settings,
    layout,
    messages,
    path,
    consentStyles,
    hasCartPanel = false,
    hasCheckoutBar = false,
    developmentStyles,
    warnings = [],
    children,
  } = props;
  const { pathname, searchParams } = new URL(path, "http://localhost");
  const { microBanner: news } = layout;
  const texts = settings.isQuote ? quoteNavigationTexts : navigationTexts;
  return (
    <NavigationProvider texts={texts}>
      <div className="torg-page">
        <SkipLink href="#innehall">{storefrontTexts.skipToContent}</SkipLink>
        {news === null || news.sticky ? null : <News banner={news} />}
        <div data-wire={navigationMarks.pageTop} className="torg-page__top">
          <p data-wire={pageMarks.offline} className="torg-micro-banner" role="alert" hidden>
            <span className="torg-micro-banner__text">{storefrontTexts.offline}</span>
          </p>
          {news?.sticky ? <News banner={news} /> : null}
          <SiteHeader
            layout={layout}
            settings={settings}
            logo={<Logo name={settings.shopName} />}
            query={searchParams.get("s") ?? ""}
            path={pathname}
            search={<search.Place query={searchParams.get("s") ?? ""} complianceProfile={settings.complianceProfile} />}
          />
        </div>
        <main id="innehall" className="torg-page__main" tabIndex={-1}>
          <MessagesAbove messages={messages} />
          {children}
          <BackToTop>{navigationTexts.toTop}</BackToTop>
        </main>
        <SiteFooter layout={layout} settings={settings} links={storefrontTexts.footerLinks} />
        {hasCheckoutBar ? <CheckoutBar isQuote={settings.isQuote} /> : null}
        {hasCartPanel ? <cartPanel.Place /> : null}
        <PageMessages isQuote={settings.isQuote} />
        {settings.developmentBar ? (
          <DevelopmentBar
            theme={settings.theme}
            pages={layout.developmentPages}
            warnings={warnings}
            styles={developmentStyles}
          />
        ) : null}
        {consentStyles === undefined ? null : (
          <consent.Place defaults={settings.consentDefaults} styles={consentStyles} />
        )}
      </div>
    </NavigationProvider>
  );
}

import {
  accountPath,
  becomeMemberPath,
  brandsPath,
  privacyPath,
  wishesPath,
  withdrawalPath,
} from "@torg/format/addresses";
import { DevelopmentBar, NavigationProvider, SiteFooter, SiteHeader } from "@torg/navigation";
import type { LayoutData, ShopSettings } from "@torg/navigation/contract";
import { laterNavigationTexts, navigationTexts, quoteNavigationTexts } from "@torg/navigation/texts";
import { navigationMarks } from "@torg/navigation/wire";
import type { PageMessage } from "@torg/pages/contract";
import { BackToTop, SkipLink } from "@torg/ui";
import type { ReactNode } from "react";
import { cartPanel } from "../cart/cartPanel.island.tsx";
import { CheckoutBar } from "../cart/CheckoutBar.tsx";
import { Logo } from "./Logo.tsx";
import { News } from "./News.tsx";
import { MessagesAbove } from "./MessagesAbove.tsx";
import { pageMarks } from "../awake/pageMarks.ts";
import { PageMessages } from "../cart/PageMessages.tsx";
import { search } from "./search.island.tsx";

/** What surrounds the content of a page. */
export interface LayoutProps {
  readonly settings: ShopSettings;
  readonly layout: LayoutData;
  readonly messages: readonly PageMessage[];
  readonly path: string;
  /** The dialog about consent; without it the page does not ask. */
  readonly consent?: ReactNode;
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

/** What the footer leads to beside the shop's own links, in the words that the shop has now. */
function footerLinks() {
  const { brands, withdrawal, account, wishes, privacy, club } = laterNavigationTexts.footerLinks;
  return [
    { title: brands, url: brandsPath },
    { title: withdrawal, url: withdrawalPath },
    { title: account, url: accountPath },
    { title: wishes, url: wishesPath },
    { title: privacy, url: privacyPath },
    { title: club, url: becomeMemberPath },
  ];
}

/** Skip link, news, header, content and footer, and what appears beside them. */
export function Layout(props: LayoutProps): ReactNode {
  const {
    settings,
    layout,
    messages,
    path,
    consent,
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
        <SkipLink href="#innehall">{laterNavigationTexts.skipToContent}</SkipLink>
        {news === null || news.sticky ? null : <News banner={news} />}
        <div data-wire={navigationMarks.pageTop} className="torg-page__top">
          <p data-wire={pageMarks.offline} className="torg-micro-banner" role="alert" hidden>
            <span className="torg-micro-banner__text">{laterNavigationTexts.offline}</span>
          </p>
          {news?.sticky ? <News banner={news} /> : null}
          <SiteHeader
            layout={layout}
            settings={settings}
            logo={<Logo settings={settings} />}
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
        <SiteFooter layout={layout} settings={settings} links={footerLinks()} />
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
        {consent}
      </div>
    </NavigationProvider>
  );
}

import {
  accountPath,
  becomeMemberPath,
  brandsPath,
  privacyPath,
  wishesPath,
  withdrawalPath,
} from "@torg/format/addresses";
import { DevelopmentBar, MainMenu, NavigationProvider, SiteFooter, SiteHeader } from "@torg/navigation";
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
import { placeDrawn, type PlaceShared, type SharedPart } from "./SharedPart.ts";

/** Props of `Layout`: what surrounds the content of a page. */
export interface LayoutProps {
  readonly settings: ShopSettings;
  readonly layout: LayoutData;
  readonly messages: readonly PageMessage[];
  readonly path: string;
  /** The consent dialog; without it the page does not ask. */
  readonly consent?: ReactNode;
  /** Whether the cart opens in a panel here; otherwise its link goes to the cart page. */
  readonly hasCartPanel?: boolean;
  /** Whether a bar on small screens links to the checkout. */
  readonly hasCheckoutBar?: boolean;
  /** Legal information missing on the page, for the development bar. */
  readonly warnings?: readonly string[];
  /** Address of the style sheet of the messages. */
  readonly messageStyles?: string | undefined;
  /** Address of the style sheet of the development bar. */
  readonly developmentStyles?: string | undefined;
  /** Places menu and footer in the page. Default: rendered in place. */
  readonly place?: PlaceShared;
  readonly children: ReactNode;
}

/** Footer links besides the shop's own, in its current texts. */
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

const wordsOf = ({ isQuote }: ShopSettings) => (isQuote ? quoteNavigationTexts : navigationTexts);

/** The layout data that is the same for all visitors. */
function sharedLayout(layout: LayoutData): LayoutData {
  return { ...layout, cart: { itemCount: 0, productsOre: 0 }, user: null };
}

/** The menu, rendered from data shared by all visitors, and the page's path. */
function menuOf({ layout: whole, settings }: Pick<LayoutProps, "layout" | "settings">, path: string): SharedPart {
  const layout = sharedLayout(whole);
  const { words, isQuote, ecommerceDisabled, levelOneCategoryMenuPrefix, showLoginLink } = settings;
  const shown = { ecommerceDisabled, levelOneCategoryMenuPrefix, showLoginLink };
  return {
    name: "menu",
    from: [words, isQuote, ...Object.values(layout), ...Object.values(shown)],
    path,
    draw: (at) => (
      <NavigationProvider texts={wordsOf(settings)}>
        <MainMenu layout={layout} settings={shown} path={at} />
      </NavigationProvider>
    ),
  };
}

/** The footer, rendered from data shared by all visitors. */
function footerOf({ layout: whole, settings }: Pick<LayoutProps, "layout" | "settings">): SharedPart {
  const layout = sharedLayout(whole);
  return {
    name: "footer",
    from: [...Object.values(settings), ...Object.values(layout)],
    draw: () => (
      <NavigationProvider texts={wordsOf(settings)}>
        <SiteFooter layout={layout} settings={settings} links={footerLinks()} />
      </NavigationProvider>
    ),
  };
}

/** Skip link, news, header, content, footer, and what is shown beside them. */
export function Layout(props: LayoutProps): ReactNode {
  const {
    settings,
    layout,
    messages,
    messageStyles,
    path,
    consent,
    hasCartPanel = false,
    hasCheckoutBar = false,
    developmentStyles,
    warnings = [],
    place = placeDrawn,
    children,
  } = props;
  const { pathname, searchParams } = new URL(path, "http://localhost");
  const { microBanner: news } = layout;
  return (
    <NavigationProvider texts={wordsOf(settings)}>
      <div className="torg-page">
        <SkipLink href="#innehall">{laterNavigationTexts.skipToContent}</SkipLink>
        {news === null ? null : <News banner={news} />}
        <p data-wire={pageMarks.offline} className="torg-micro-banner" role="alert" hidden>
          <span className="torg-micro-banner__text">{laterNavigationTexts.offline}</span>
        </p>
        <div data-wire={navigationMarks.pageTop} className="torg-page__top">
          <SiteHeader
            layout={layout}
            settings={settings}
            logo={<Logo settings={settings} />}
            query={searchParams.get("s") ?? ""}
            menu={place(menuOf(props, pathname))}
            search={<search.Place query={searchParams.get("s") ?? ""} complianceProfile={settings.complianceProfile} />}
          />
        </div>
        <main id="innehall" className="torg-page__main" tabIndex={-1}>
          <MessagesAbove messages={messages} styles={messageStyles} />
          {children}
          <BackToTop>{navigationTexts.toTop}</BackToTop>
        </main>
        {place(footerOf(props))}
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

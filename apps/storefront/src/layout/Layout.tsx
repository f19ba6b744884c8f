import { MicroBanner, SiteFooter, SiteHeader } from "@torg/navigation";
import type { Layout as LayoutData, ShopSettings } from "@torg/navigation/contract";
import type { Notice } from "@torg/pages/contract";
import { SkipLink } from "@torg/ui";
import type { ReactNode } from "react";
import { storefrontTexts } from "../texts/sv.ts";
import { ConsentIsland } from "./ConsentIsland.tsx";
import { Logo } from "./Logo.tsx";
import { Notices } from "./Notices.tsx";
import { SearchIsland } from "./SearchIsland.tsx";

/** What surrounds the content of a page. */
export interface LayoutProps {
  readonly settings: ShopSettings;
  readonly layout: LayoutData;
  readonly notices: readonly Notice[];
  readonly path: string;
  /** Address of the style sheet of the dialog about consent; without one the page does not ask. */
  readonly consentStyles?: string | undefined;
  readonly children: ReactNode;
}

/** The links of the footer that the shop's own pages do not bring along. */
function furtherLinks({ about_pages: about, direct_pages: direct }: LayoutData) {
  const known = new Set([...about.flatMap((page) => [page, ...page.subpages]), ...direct].map(({ url }) => url));
  return storefrontTexts.footerLinks.filter(({ url }) => !known.has(url));
}

/** Skip link, header, content and footer. */
export function Layout({ settings, layout, notices, path, consentStyles, children }: LayoutProps): ReactNode {
  const { pathname, searchParams } = new URL(path, "http://localhost");
  return (
    <div className="torg-page">
      <SkipLink href="#innehall">{storefrontTexts.skipToContent}</SkipLink>
      {layout.micro_banner === null ? null : <MicroBanner banner={layout.micro_banner} />}
      <SiteHeader
        layout={layout}
        settings={settings}
        logo={<Logo name={settings.shopName} />}
        query={searchParams.get("s") ?? ""}
        path={pathname}
        search={<SearchIsland query={searchParams.get("s") ?? ""} />}
      />
      <main id="innehall" className="torg-page__main" tabIndex={-1}>
        <Notices notices={notices} />
        {children}
      </main>
      <SiteFooter layout={layout} settings={settings}>
        {furtherLinks(layout).map(({ title, url }) => (
          <li key={url}>
            <a href={url}>{title}</a>
          </li>
        ))}
      </SiteFooter>
      {consentStyles === undefined ? null : (
        <ConsentIsland defaults={settings.consentDefaults} styles={consentStyles} />
      )}
    </div>
  );
}

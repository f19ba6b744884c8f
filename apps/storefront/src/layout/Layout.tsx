import type { Layout as LayoutData, ShopSettings } from "@torg/navigation/contract";
import type { Notice } from "@torg/pages/contract";
import { SkipLink } from "@torg/ui";
import type { ReactNode } from "react";
import { storefrontTexts } from "../texts/sv.ts";

/** What surrounds the content of a page. */
export interface LayoutProps {
  readonly settings: ShopSettings;
  readonly layout: LayoutData;
  readonly notices: readonly Notice[];
  readonly path: string;
  readonly children: ReactNode;
}

/** Skip link, header, content and footer. */
export function Layout({ settings, layout, notices, children }: LayoutProps): ReactNode {
  return (
    <div className="torg-page">
      <SkipLink href="#innehall">{storefrontTexts.skipToContent}</SkipLink>
      <header>
        <a href="/">{settings.shopName}</a>
        <nav>
          {layout.categories.map(({ name, url }) => (
            <a key={url} href={url}>
              {name}
            </a>
          ))}
        </nav>
      </header>
      <main id="innehall" className="torg-page__main" tabIndex={-1}>
        {notices.length === 0 ? null : (
          <div className="torg-page__notices">
            {notices.map(({ kind, text }) => (
              <p key={text} role={kind === "error" ? "alert" : "status"}>
                {text}
              </p>
            ))}
          </div>
        )}
        {children}
      </main>
    </div>
  );
}

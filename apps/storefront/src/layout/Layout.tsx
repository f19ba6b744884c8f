import type { Layout as LayoutData, ShopSettings } from "@torg/navigation/contract";
import type { Notice } from "@torg/pages/contract";
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
    <>
      <a className="torg-skip-link" href="#innehall">
        {storefrontTexts.skipToContent}
      </a>
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
      <main id="innehall" tabIndex={-1}>
        {notices.map(({ kind, text }) => (
          <p key={text} role={kind === "error" ? "alert" : "status"}>
            {text}
          </p>
        ))}
        {children}
      </main>
    </>
  );
}

import type { ReactNode } from "react";
import type { Assets } from "../assets/assets.ts";
import type { FormsScript } from "./pageKinds.tsx";
import { speculationRules } from "./speculationRules.ts";

/** What a document says about itself besides its content. */
export interface DocumentProps {
  readonly title: string;
  readonly description?: string | undefined;
  /** Absolute address of the page without what does not change it; null on pages that nobody should find. */
  readonly canonical: string | null;
  readonly csrfToken: string;
  readonly sheet: string;
  readonly theme: string;
  readonly assets: Assets;
  readonly forms?: FormsScript | undefined;
  readonly children: ReactNode;
}

/** The frame of every page. */
export function Document(props: DocumentProps): ReactNode {
  const { title, description, canonical, csrfToken, sheet, theme, assets, forms, children } = props;
  // The standard theme is what the pages' own sheets hold; another comes after them.
  const sheets = [assets.styles[sheet], assets.styles[`theme-${theme}`]].filter((address) => address !== undefined);
  return (
    <html lang="sv" data-theme={theme}>
      <head>
        <meta charSet="utf-8" />
        {/* Before the style sheets: a script behind them waits for them. */}
        {assets.early ? <script dangerouslySetInnerHTML={{ __html: assets.early }} /> : null}
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{title}</title>
        {description ? <meta name="description" content={description} /> : null}
        {canonical === null ? <meta name="robots" content="noindex" /> : <link rel="canonical" href={canonical} />}
        <meta name="csrf-token" content={csrfToken} />
        <meta name="color-scheme" content="light dark" />
        {sheets.map((address) => (
          <link key={address} rel="stylesheet" href={address} integrity={assets.integrity?.[address]} />
        ))}
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        {assets.development?.map((address) => (
          <script key={address} type="module" src={address} />
        ))}
        <script type="module" src={assets.runtime} integrity={assets.integrity?.[assets.runtime]} />
        <script type="speculationrules" dangerouslySetInnerHTML={{ __html: speculationRules }} />
      </head>
      <body data-forms={forms}>{children}</body>
    </html>
  );
}

import type { ShopSettings } from "@torg/navigation/contract";
import { windowWidths } from "@torg/ui/wire";
import type { ReactNode } from "react";
import type { Assets } from "../assets/assets.ts";
import { Icons } from "../frame/Icons.tsx";
import { OpenGraph, type OpenGraphProps } from "../frame/OpenGraph.tsx";
import type { FormsScript } from "./pageKinds.tsx";
import { ownWordsId, pageMarks } from "../awake/pageMarks.ts";
import { speculationRules } from "./speculationRules.ts";

/** What a document says about itself besides its content. */
export interface DocumentProps {
  readonly title: string;
  readonly description?: string | undefined;
  /** Absolute address of the page without what does not change it; null on pages that nobody should find. */
  readonly canonical: string | null;
  /** What a link to the page shows; null on pages that nobody should find. */
  readonly shared: Omit<OpenGraphProps, "address"> | null;
  readonly csrfToken: string;
  readonly sheet: string;
  /** Its theme, its own sheet and words, its sign and colours. */
  readonly settings: ShopSettings;
  readonly assets: Assets;
  readonly forms?: FormsScript | undefined;
  /** Address of the sheet of the dialog about consent, on pages that ask for a choice as soon as they are seen. */
  readonly asks?: string | undefined;
  /** Seconds after which a browser without script opens it anew. */
  readonly refresh?: number | null;
  readonly children: ReactNode;
}

/** Screens whose lines are seldom slow: they ask for the kit's face with the page. */
const faceAtOnce = `(width >= ${windowWidths.medium})`;

/** The shop's own words, and the script that wears them, which runs before all others; none where it has none. */
function WordsScript({ words, assets }: Pick<ShopSettings, "words"> & Pick<DocumentProps, "assets">): ReactNode {
  const { ownWords, integrity } = assets;
  if (ownWords === undefined || Object.keys(words).length === 0) return null;
  const json = JSON.stringify(words).replaceAll("<", String.raw`\u003c`);
  return (
    <>
      <script type="application/json" id={ownWordsId} dangerouslySetInnerHTML={{ __html: json }} />
      <script type="module" src={ownWords} integrity={integrity?.[ownWords]} fetchPriority="low" />
    </>
  );
}

/** The frame of every page. */
export function Document(props: DocumentProps): ReactNode {
  const { title, description, canonical, shared, csrfToken, sheet, settings, assets, forms, asks, children } = props;
  const { theme, sheet: ownSheet, words } = settings;
  const { refresh = null } = props;
  // The standard theme is what the pages' own sheets hold; another comes after them.
  const sheets = [assets.styles[sheet], assets.styles[`theme-${theme}`]].filter((address) => address !== undefined);
  return (
    <html lang="sv" data-theme={theme} data-asks={asks}>
      <head>
        <meta charSet="utf-8" />
        {/* Sheets would ask for it later, and a page keeps the face that it begins with (`chooseFace`). A shop with a face
            of its own needs none of the kit's. */}
        {assets.font && !ownSheet.ownFont ? (
          <link
            data-wire={pageMarks.face}
            rel="preload"
            href={assets.font}
            as="font"
            type="font/woff2"
            crossOrigin="anonymous"
            media={faceAtOnce}
          />
        ) : null}
        {/* Before the style sheets: a script behind them waits for them. */}
        {assets.early ? <script dangerouslySetInnerHTML={{ __html: assets.early }} /> : null}
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        {refresh === null ? null : (
          <noscript>
            <meta httpEquiv="refresh" content={String(refresh)} />
          </noscript>
        )}
        <title>{title}</title>
        {description ? <meta name="description" content={description} /> : null}
        {canonical === null ? <meta name="robots" content="noindex" /> : <link rel="canonical" href={canonical} />}
        {shared === null || canonical === null ? null : <OpenGraph {...shared} address={canonical} />}
        <meta name="csrf-token" content={csrfToken} />
        <meta name="color-scheme" content="light dark" />
        {sheets.map((address) => (
          <link key={address} rel="stylesheet" href={address} integrity={assets.integrity?.[address]} />
        ))}
        {ownSheet.address === "" ? null : (
          <link rel="stylesheet" href={ownSheet.address} integrity={ownSheet.integrity} />
        )}
        <Icons settings={settings} />
        {assets.development?.map((address) => (
          <script key={address} type="module" src={address} />
        ))}
        <WordsScript words={words} assets={assets} />
        {/* The page is read before it is pressed: its sheets and first pictures come before it, and what is pressed until
            then is held. */}
        <script type="module" src={assets.runtime} integrity={assets.integrity?.[assets.runtime]} fetchPriority="low" />
        <script type="speculationrules" dangerouslySetInnerHTML={{ __html: speculationRules }} />
      </head>
      <body data-forms={forms}>{children}</body>
    </html>
  );
}

import type { ShopSettings } from "@torg/navigation/contract";
import { windowWidths } from "@torg/ui/wire";
import type { ReactNode } from "react";
import type { Assets } from "../assets/assets.ts";
import { Icons } from "../frame/Icons.tsx";
import { OpenGraph, type OpenGraphProps } from "../frame/OpenGraph.tsx";
import type { FormsScript } from "./pageKinds.tsx";
import { ownWordsId, pageMarks } from "../awake/pageMarks.ts";
import { speculationRules } from "./speculationRules.ts";

/** Props of `Document`: the head of a page, and its content. */
export interface DocumentProps {
  readonly title: string;
  readonly description?: string | undefined;
  /** Absolute canonical address; null on pages that should not be indexed. */
  readonly canonical: string | null;
  /** The preview of a shared link; null on pages that should not be indexed. */
  readonly shared: Omit<OpenGraphProps, "address"> | null;
  readonly csrfToken: string;
  readonly sheet: string;
  /** Supplies the theme, own style sheet, own texts, icons and colours. */
  readonly settings: ShopSettings;
  readonly assets: Assets;
  readonly forms?: FormsScript | undefined;
  /** Address of the consent dialog's sheet, on pages that ask for a choice at once. */
  readonly asks?: string | undefined;
  /** Seconds after which a browser without script reloads it. */
  readonly refresh?: number | null;
  readonly children: ReactNode;
}

/** Screens that rarely have a slow connection: they load the shop's font with the page. */
const faceAtOnce = `(width >= ${windowWidths.medium})`;

type PageScriptsProps = Pick<ShopSettings, "words"> & Pick<DocumentProps, "assets">;

/** The scripts of every page: the one that applies the shop's own texts, if it has any, and then the runtime. */
function PageScripts({ words, assets }: PageScriptsProps): ReactNode {
  const { ownWords, runtime, integrity, early } = assets;
  const hasOwnWords = ownWords !== undefined && Object.keys(words).length > 0;
  const addresses = hasOwnWords ? [ownWords, runtime] : [runtime];
  const scripts = addresses.map((address) => (
    <script key={address} type="module" src={address} integrity={integrity?.[address]} fetchPriority="low" />
  ));
  return (
    <>
      {hasOwnWords ? (
        <script
          type="application/json"
          id={ownWordsId}
          dangerouslySetInnerHTML={{ __html: JSON.stringify(words).replaceAll("<", String.raw`\u003c`) }}
        />
      ) : null}
      {early === undefined ? scripts : <template data-wire={pageMarks.scripts}>{scripts}</template>}
    </>
  );
}

/** The frame of every page. */
export function Document(props: DocumentProps): ReactNode {
  const { title, description, canonical, shared, csrfToken, sheet, settings, assets, forms, asks, children } = props;
  const { theme, sheet: ownSheet, words } = settings;
  const { refresh = null } = props;
  // The pages' own sheets contain the standard theme; another theme's sheet follows them.
  const sheets = [assets.styles[sheet], assets.styles[`theme-${theme}`]].filter((address) => address !== undefined);
  return (
    <html lang="sv" data-theme={theme} data-asks={asks}>
      <head>
        <meta charSet="utf-8" />
        {/* Style sheets would request the font later, and a page keeps the font that it starts with (`chooseFace`). A
            shop with its own font needs none of the library's. */}
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
        {/* Before the style sheets: a script after them waits for them. */}
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
        <script type="speculationrules" dangerouslySetInnerHTML={{ __html: speculationRules }} />
      </head>
      <body data-forms={forms}>
        {children}
        <PageScripts words={words} assets={assets} />
      </body>
    </html>
  );
}

import type { Embed } from "@torg/catalog/contract";
import { BlockedContent, ConsentProvider } from "@torg/consent";
import type { ConsentState } from "@torg/consent/state";
import type { ReactNode } from "react";

/** Props of `EmbedView`. */
export interface EmbedViewProps {
  readonly embed: Embed;
  readonly state: ConsentState;
}

/** The host that content comes from, as the notice names it. */
export function embedHost(src: string): string | undefined {
  return URL.parse(src)?.host;
}

/** Content of others about a product, or the notice that it waits for consent. */
export function EmbedView({ embed, state }: EmbedViewProps): ReactNode {
  const { type, src, title } = embed;
  return (
    <ConsentProvider state={state}>
      <BlockedContent provider={embedHost(src)} ratio="16 / 9">
        {type === "iframe" ? (
          <iframe
            src={src}
            title={title}
            loading="lazy"
            referrerPolicy="strict-origin-when-cross-origin"
            // oxlint-disable-next-line react/iframe-missing-sandbox -- its origin is the other host's, and players need it
            sandbox="allow-scripts allow-same-origin allow-presentation allow-popups"
            allowFullScreen
          />
        ) : (
          <img src={src} alt={title} loading="lazy" />
        )}
      </BlockedContent>
    </ConsentProvider>
  );
}

import type { ReactElement } from "react";
import { embedHost } from "../../domain/embedHost.ts";
import { BlockedContent, type BlockedContentProps } from "../blocked-content/BlockedContent.tsx";

/** A page or a picture of others that stands in a page of the shop. */
export interface Embed {
  readonly type: "iframe" | "image";
  /** A whole address. */
  readonly src: string;
  readonly title: string;
}

/** Props of EmbeddedContent. */
export interface EmbeddedContentProps extends Pick<BlockedContentProps, "id"> {
  readonly embed: Embed;
}

/** A film, another page or a picture of others, wide as a screen; before functional services are allowed the notice. */
export function EmbeddedContent({ id, embed: { type, src, title } }: EmbeddedContentProps): ReactElement {
  return (
    <BlockedContent id={id} provider={embedHost(src)} ratio="16 / 9">
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
  );
}

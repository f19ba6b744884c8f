import type { ReactElement } from "react";
import { embedHost } from "../../domain/embedHost.ts";
import { BlockedContent, type BlockedContentProps } from "../blocked-content/BlockedContent.tsx";

/** A third-party page or picture embedded in a page of the shop. */
export interface Embed {
  readonly type: "iframe" | "image";
  /** An absolute address. */
  readonly src: string;
  readonly title: string;
}

/** Props of EmbeddedContent. */
export interface EmbeddedContentProps extends Pick<BlockedContentProps, "id"> {
  readonly embed: Embed;
}

/** A third-party film, page or picture in 16:9; until functional services are allowed, the notice. */
export function EmbeddedContent({ id, embed: { type, src, title } }: EmbeddedContentProps): ReactElement {
  return (
    <BlockedContent id={id} provider={embedHost(src)} ratio="16 / 9">
      {type === "iframe" ? (
        <iframe
          src={src}
          title={title}
          loading="lazy"
          referrerPolicy="strict-origin-when-cross-origin"
          // oxlint-disable-next-line react/iframe-missing-sandbox -- players need their own origin, which it keeps
          sandbox="allow-scripts allow-same-origin allow-presentation allow-popups"
          allowFullScreen
        />
      ) : (
        <img src={src} alt={title} loading="lazy" />
      )}
    </BlockedContent>
  );
}

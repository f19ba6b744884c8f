import { Section } from "@torg/ui";
import type { ReactElement, ReactNode } from "react";
import { embedHost } from "../../domain/embedHost.ts";
import { laterConsentTexts, type ConsentTexts } from "../../texts/index.ts";
import { EmbeddedContent, type Embed } from "./EmbeddedContent.tsx";

/** Props of EmbedSection. */
export interface EmbedSectionProps {
  /** Where links lead to: the id of the heading. */
  readonly id: string;
  /** Content of others; what has no host of its own is not shown. */
  readonly embed: Embed;
  /** The content itself, where it wakes later. Default: `EmbeddedContent`, which stands in a `ConsentProvider`. */
  readonly children?: ReactNode;
  /** Default: the Swedish words. */
  readonly texts?: Pick<ConsentTexts, "later">;
}

/**
 * A section of content of others: its title, the content or the notice in its place, and a link by which a visitor goes
 * there without allowing anything here.
 */
export function EmbedSection({ id, embed, children, texts }: EmbedSectionProps): ReactElement | null {
  const host = embedHost(embed.src);
  if (host === undefined) return null;
  const { openAt } = { ...laterConsentTexts.embed, ...texts?.later?.embed };
  return (
    <Section id={id} heading={embed.title} className="torg-embed-section">
      {children ?? <EmbeddedContent embed={embed} />}
      <p className="torg-embed-section__link">
        <a href={embed.src} rel="noopener noreferrer" target="_blank">
          {openAt(host)}
        </a>
      </p>
    </Section>
  );
}

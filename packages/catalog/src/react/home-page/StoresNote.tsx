import { LinkButton, Section } from "@torg/ui";
import type { ReactElement } from "react";
import { useLaterCatalogTexts } from "../provider/useLaterCatalogTexts.ts";

/** Props of StoresNote. */
export interface StoresNoteProps {
  /** The number of stores, and the page that lists them. */
  readonly stores: { readonly count: number; readonly url: string };
}

/** A note that the shop has physical stores, with a link to them. */
export function StoresNote({ stores: { count, url } }: StoresNoteProps): ReactElement {
  const texts = useLaterCatalogTexts("home");
  return (
    <Section id="home-stores" heading={texts.stores(count)} className="torg-stores-note">
      <p>{texts.storesLead}</p>
      <LinkButton href={url}>{texts.findStore(count)}</LinkButton>
    </Section>
  );
}

import type { Embed } from "@torg/catalog/contract";
import { ConsentProvider, EmbeddedContent } from "@torg/consent";
import type { ConsentDefaults } from "@torg/consent/domain";
import { type ConsentState, createConsentState } from "@torg/consent/state";
import { createClient } from "@torg/http";
import { hydrateView } from "@torg/islands";
import { defineIsland } from "@torg/islands/server";
import type { ReactNode } from "react";
import { pageConsent } from "../consent/pageConsent.ts";

/** Props of `EmbedView`. */
export interface EmbedViewProps {
  readonly embed: Embed;
  readonly state: ConsentState;
}

/** Third-party content about a product, or the notice that it waits for consent. */
export function EmbedView({ embed, state }: EmbedViewProps): ReactNode {
  return (
    <ConsentProvider state={state}>
      <EmbeddedContent id="embedded" embed={embed} />
    </ConsentProvider>
  );
}

/** Consent is unknown on a page that is rendered for everybody. */
const nobody = { readCookies: () => "", writeCookie: () => {}, address: () => "/", load: () => {}, isSecure: true };

/** Props in the markup for third-party content. */
export interface EmbedPlaceProps {
  readonly embed: Embed;
  readonly defaults: ConsentDefaults;
}

/**
 * Third-party content: the page, which is the same for everybody, shows the notice; the browser loads the content after
 * consent.
 */
export const embed = defineIsland({
  name: "embed",
  view: EmbedView,
  asleep: ({ embed: content }: EmbedPlaceProps) => ({
    embed: content,
    state: createConsentState({ client: createClient(), page: nobody, now: () => 0, version: 0 }),
  }),
  props: ({ embed: content, defaults }) => ({ embed: content, defaults }),
  wake: () => "visible",
  isLate: true,
});

/** Hydrates the embed. */
export const mount = hydrateView<typeof embed>(EmbedView, ({ embed: content, defaults }) => ({
  embed: content,
  state: pageConsent(defaults),
}));

import { withdrawalLabel } from "@torg/compliance";
import { ConsentDialog, ConsentProvider } from "@torg/consent";
import type { ConsentDefaults } from "@torg/consent/domain";
import { type ConsentState, createConsentState, undecidedPage } from "@torg/consent/state";
import { consentTexts } from "@torg/consent/texts";
import { customerServicePath, privacyPath, termsPath, withdrawalPath } from "@torg/format/addresses";
import { createClient } from "@torg/http";
import { hydrateView, type Mount, type PropsOf } from "@torg/islands";
import { defineIsland } from "@torg/islands/server";
import type { ReactNode } from "react";
import type { ConsentAsked } from "./consentAsked.ts";
import { pageConsent } from "./pageConsent.ts";

/** Pages that may be read before choosing. */
export function consentLinks() {
  const { privacy, terms, customerService } = consentTexts.links;
  return [
    { title: privacy, url: privacyPath },
    { title: terms, url: termsPath },
    { title: customerService, url: customerServicePath },
    { title: withdrawalLabel, url: withdrawalPath },
  ];
}

/** The consent dialog. */
export function ConsentView({ state }: { readonly state: ConsentState }): ReactNode {
  return (
    <ConsentProvider state={state}>
      <ConsentDialog
        links={
          <nav aria-label={consentTexts.links.label} className="torg-consent-dialog__links">
            {consentLinks().map(({ title, url }) => (
              <a key={url} href={url}>
                {title}
              </a>
            ))}
          </nav>
        }
      />
    </ConsentProvider>
  );
}

/** Props of the dialog's island place. */
export interface ConsentPlaceProps {
  readonly defaults: ConsentDefaults;
  readonly asked: ConsentAsked;
  /** Address of the dialog's style sheet, which is fetched when the dialog opens. */
  readonly styles: string;
}

/** The consent dialog as every page carries it: closed, until the browser knows whether a choice is due. */
export const consent = defineIsland({
  name: "consent",
  view: ConsentView,
  asleep: ({ defaults, asked }: ConsentPlaceProps) => ({
    state: createConsentState({
      client: createClient(),
      page: undecidedPage,
      now: () => 0,
      version: asked.version,
      defaults,
    }),
  }),
  props: ({ defaults, asked }) => ({ defaults, asked }),
  styles: ({ styles }) => styles,
  isLate: true,
});

const hydrate = hydrateView<typeof consent>(ConsentView, ({ defaults }) => ({ state: pageConsent(defaults) }));

/** Hydrates the dialog, and opens it with the settings whenever they are requested. */
export const mount: Mount = async (element, takeTyped) => {
  await hydrate(element, takeTyped);
  const { defaults }: PropsOf<typeof consent> = JSON.parse(element.dataset["props"] ?? "{}");
  const state = pageConsent(defaults);
  if (element.dataset["asked"] !== undefined) state.open();
  element.addEventListener("ask", () => state.open());
};

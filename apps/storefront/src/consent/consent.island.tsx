import { ConsentDialog, ConsentProvider } from "@torg/consent";
import type { ConsentDefaults } from "@torg/consent/domain";
import { createConsentState, type ConsentState } from "@torg/consent/state";
import { createClient } from "@torg/http";
import { defineIsland } from "@torg/islands/server";
import type { ReactNode } from "react";
import { storefrontTexts } from "../texts/sv.ts";
import { consentVersion } from "./consentVersion.ts";

/** The dialog about consent. */
export function ConsentView({ state }: { readonly state: ConsentState }): ReactNode {
  const { label, links } = storefrontTexts.consentLinks;
  return (
    <ConsentProvider state={state}>
      <ConsentDialog
        links={
          <nav aria-label={label} className="torg-consent-dialog__links">
            {links.map(({ title, url }) => (
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

/** What the place of the dialog about consent is given. */
export interface ConsentPlaceProps {
  readonly defaults: ConsentDefaults;
  /** Address of the dialog's style sheet, which is fetched when the dialog opens. */
  readonly styles: string;
}

/** Nobody's choice is known where the page is made for everybody. */
const nobody = { readCookies: () => "", writeCookie: () => {}, address: () => "/", load: () => {}, isSecure: true };

/** The dialog about consent as every page carries it: closed, until the browser knows whether a choice is due. */
export const consent = defineIsland({
  name: "consent",
  view: ConsentView,
  asleep: ({ defaults }: ConsentPlaceProps) => ({
    state: createConsentState({
      client: createClient(),
      page: nobody,
      now: () => 0,
      version: consentVersion,
      defaults,
    }),
  }),
  props: ({ defaults }) => ({ defaults }),
  styles: ({ styles }) => styles,
  isLate: true,
  awake: () => import("./consent.awake.ts"),
});

import { ConsentDialog, ConsentProvider } from "@torg/consent";
import type { ConsentDefaults } from "@torg/consent/domain";
import type { ConsentState } from "@torg/consent/state";
import type { ReactNode } from "react";
import { storefrontTexts } from "../texts/sv.ts";

/** What travels in the markup for the dialog about consent. */
export interface ConsentIslandProps {
  readonly defaults: ConsentDefaults;
}

/** The dialog about consent: what the server renders, closed, and what the island takes over. */
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

import { createConsentState } from "@torg/consent/state";
import { createClient } from "@torg/http";
import { Island } from "@torg/islands/server";
import type { ReactNode } from "react";
import { consentVersion } from "./consentVersion.ts";
import type { ConsentIslandProps } from "./ConsentView.tsx";
import { ConsentView } from "./ConsentView.tsx";

/** Props of `ConsentIsland`. */
export interface ConsentPlaceProps extends ConsentIslandProps {
  /** Address of the dialog's style sheet, which is fetched when the dialog opens. */
  readonly styles: string;
}

/** The dialog about consent as every page carries it: closed, until the browser knows whether a choice is due. */
export function ConsentIsland({ styles, defaults }: ConsentPlaceProps): ReactNode {
  const state = createConsentState({
    client: createClient(),
    page: { readCookies: () => "", writeCookie: () => {}, address: () => "/", load: () => {}, isSecure: true },
    now: () => 0,
    version: consentVersion,
    defaults,
  });
  return (
    <div data-styles={styles}>
      <Island name="consent" props={{ defaults }} isLate>
        <ConsentView state={state} />
      </Island>
    </div>
  );
}

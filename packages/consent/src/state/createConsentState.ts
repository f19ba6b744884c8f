import { CallError } from "@torg/http";
import type { Client } from "@torg/http";
import { createStore } from "zustand/vanilla";
import type { StoreApi } from "zustand/vanilla";
import { cookieConsentCall } from "../contract/cookieConsentCall.ts";
import {
  effectiveConsent,
  fullConsent,
  onlyNecessary,
  choiceWithDefaults,
  withFunctional,
  type ConsentChoice,
  type ConsentDefaults,
} from "../domain/consent.ts";
import { needsChoice, validConsent, writeConsent } from "../domain/consentCookies.ts";
import { consentSignals, type ConsentSignals } from "../domain/consentSignals.ts";
import { isLinkToElement, reloadAddress } from "../domain/reloadAddress.ts";

/** The parts of a page that consent needs. */
export interface ConsentPage {
  /** Returns `document.cookie`. */
  readCookies(): string;
  /** Assigns to `document.cookie`. */
  writeCookie(cookie: string): void;
  /** The page's address with query and hash. */
  address(): string;
  /** Navigates to another address. */
  load(address: string): void;
  /** True on https. */
  readonly isSecure: boolean;
}

/** Dependencies of the consent state. */
export interface ConsentOptions {
  readonly client: Client;
  readonly page: ConsentPage;
  /** Milliseconds. */
  readonly now: () => number;
  /** The version of purposes and vendors; a new one asks again. */
  readonly version: number;
  /** SHA-256 of the shown texts and purposes, stored with each choice as proof. */
  readonly textHash?: string;
  /** Called with each choice before the page reloads, for tags with consent mode. */
  readonly onChoice?: (signals: ConsentSignals) => void;
  /** The initial state of the switches. */
  readonly defaults?: ConsentDefaults;
}

/** The state of the dialog. */
export interface ConsentSnapshot {
  readonly isOpen: boolean;
  /** Whether it can be closed without a choice. */
  readonly isDecided: boolean;
  readonly view: "summary" | "settings";
  /** The state of the switches. */
  readonly choice: ConsentChoice;
  /** What is allowed on this page: a new yes applies from the next page load, a no at once. */
  readonly effective: ConsentChoice;
  readonly isSaving: boolean;
}

/** The state of consent on one page. */
export interface ConsentState extends Pick<StoreApi<ConsentSnapshot>, "getState" | "getInitialState" | "subscribe"> {
  /** Opens the settings with the recorded choice, or the defaults if there is none that counts. */
  open(): void;
  /** Closes without a choice, if there already is one. */
  close(): void;
  showSettings(): void;
  /** Changes a switch; nothing is stored yet. */
  turn(change: Partial<ConsentChoice>): void;
  acceptAll(): Promise<void>;
  acceptNecessary(): Promise<void>;
  /** Saves the state of the switches. */
  save(): Promise<void>;
  /**
   * Turns functional services on and keeps the rest, as the notice of blocked content does.
   * @param place id of the notice's element, which the page returns to.
   */
  acceptFunctional(place?: string): Promise<void>;
  /** Whether the page was loaded at the element with this id, as after consent given there. */
  hasComeTo(place: string): boolean;
}

/** How long the dialog waits for the server to receive a choice, in milliseconds. */
const patience = 3000;

/** Creates the consent state; the dialog is open at once if a choice is due. */
export function createConsentState(options: ConsentOptions): ConsentState {
  const { page, version, now } = options;
  const current = () => ({ version, now: now() });
  const recorded = () => validConsent(page.readCookies(), current());
  const { getState, getInitialState, subscribe, setState } = createStore<ConsentSnapshot>()(() => {
    const isDue = needsChoice(page.readCookies(), current());
    return {
      isOpen: isDue,
      isDecided: !isDue,
      view: "summary",
      choice: choiceWithDefaults(recorded(), options.defaults),
      effective: effectiveConsent(recorded()),
      isSaving: false,
    };
  });

  const openedAt = page.address();
  const choose = async (
    choice: ConsentChoice,
    action: "accept" | "reject" | "custom",
    place?: string,
  ): Promise<void> => {
    if (getState().isSaving) return;
    setState({ isSaving: true, choice });
    const madeAt = now();
    for (const cookie of writeConsent(choice, { version, madeAt }, page.isSecure)) page.writeCookie(cookie);
    options.onChoice?.(consentSignals(choice));
    const told = reportConsent(options.client, { choice, action, version, madeAt, textHash: options.textHash });
    await Promise.race([told, new Promise((resolve) => setTimeout(resolve, patience))]);
    // Revoked consent applies at once. New consent applies after the reload, or the content would load twice.
    const { effective } = getState();
    const allowed = effectiveConsent(recorded());
    setState({
      isOpen: false,
      isDecided: true,
      isSaving: false,
      effective: {
        marketing: effective.marketing && allowed.marketing,
        functional: effective.functional && allowed.functional,
      },
    });
    page.load(reloadAddress(page.address(), now(), place));
  };

  return {
    getState,
    getInitialState,
    subscribe,
    open: () => setState({ isOpen: true, view: "settings", choice: choiceWithDefaults(recorded(), options.defaults) }),
    close: () => setState(({ isDecided }) => ({ isOpen: !isDecided })),
    showSettings: () => setState({ view: "settings" }),
    turn: (change) => setState(({ choice }) => ({ choice: { ...choice, ...change } })),
    acceptAll: () => choose(fullConsent, "accept"),
    acceptNecessary: () => choose(onlyNecessary, "reject"),
    save: () => choose(getState().choice, "custom"),
    acceptFunctional: (place) => choose(withFunctional(recorded()), "custom", place),
    hasComeTo: (place) => isLinkToElement(openedAt, place),
  };
}

interface ConsentReport {
  readonly choice: ConsentChoice;
  readonly action: "accept" | "reject" | "custom";
  readonly version: number;
  readonly madeAt: number;
  readonly textHash: string | undefined;
}

/** The cookies hold the choice; if the server cannot be reached, nothing changes for the visitor. */
async function reportConsent(
  client: Client,
  { choice, action, version, madeAt, textHash }: ConsentReport,
): Promise<void> {
  const flags = { marketing: choice.marketing ? 1 : 0, functional: choice.functional ? 1 : 0 } as const;
  try {
    const hash = textHash === undefined ? {} : { textHash };
    // `keepalive`, because the page reloads whether or not the server has responded.
    await client.send(
      cookieConsentCall,
      { ...flags, version, timestamp: madeAt, action, ...hash },
      { keepalive: true },
    );
  } catch (error) {
    if (!(error instanceof CallError)) throw error;
  }
}

import { CallError } from "@torg/http";
import type { Client } from "@torg/http";
import { createStore } from "zustand/vanilla";
import type { StoreApi } from "zustand/vanilla";
import { cookieConsentCall } from "../contract/index.ts";
import {
  consentSignals,
  effectiveConsent,
  everything,
  leadsTo,
  needsChoice,
  onlyNecessary,
  readConsent,
  reloadAddress,
  shownChoice,
  withFunctional,
  writeConsent,
} from "../domain/index.ts";
import type { ConsentChoice, ConsentDefaults, ConsentSignals } from "../domain/index.ts";

/** The page as consent needs it. */
export interface ConsentPage {
  /** Gives what `document.cookie` gives. */
  readCookies(): string;
  /** Does what an assignment to `document.cookie` does. */
  writeCookie(cookie: string): void;
  /** The page's address with query and hash. */
  address(): string;
  /** Loads another address in its place. */
  load(address: string): void;
  /** True on https. */
  readonly isSecure: boolean;
}

/** What the state of consent stands on. */
export interface ConsentOptions {
  readonly client: Client;
  readonly page: ConsentPage;
  /** Milliseconds. */
  readonly now: () => number;
  /** The version of purposes and vendors; a new one asks again. */
  readonly version: number;
  /** SHA-256 of the words and purposes that are shown, kept with each choice as proof of what it was made of. */
  readonly textHash?: string;
  /** Hears each choice before the page is loaded again, for tags that understand consent mode. */
  readonly onChoice?: (signals: ConsentSignals) => void;
  /** What the switches show before there is a choice. */
  readonly defaults?: ConsentDefaults;
}

/** What the dialog shows. */
export interface ConsentSnapshot {
  readonly isOpen: boolean;
  /** Whether it can be closed without a choice. */
  readonly isDecided: boolean;
  readonly view: "summary" | "settings";
  /** What the switches show. */
  readonly choice: ConsentChoice;
  /** What may be done on this page: a new yes counts from the page that is loaded after it, a no at once. */
  readonly effective: ConsentChoice;
  readonly isSaving: boolean;
}

/** The state of consent on one page. */
export interface ConsentState extends Pick<StoreApi<ConsentSnapshot>, "getState" | "getInitialState" | "subscribe"> {
  /** Opens the settings with what is recorded. */
  open(): void;
  /** Closes without a choice, where there is one already. */
  close(): void;
  showSettings(): void;
  /** Turns a switch; nothing is stored by it. */
  turn(change: Partial<ConsentChoice>): void;
  acceptAll(): Promise<void>;
  acceptNecessary(): Promise<void>;
  /** Saves what the switches show. */
  save(): Promise<void>;
  /**
   * Turns functional services on and leaves the rest, as the notice of blocked content does.
   * @param place id of the notice's place, to which the page comes back.
   */
  acceptFunctional(place?: string): Promise<void>;
  /** Says whether the page was loaded at the place with this id, as after a yes that was given in it. */
  hasComeTo(place: string): boolean;
}

/** Milliseconds that the dialog waits for a server to hear of a choice. */
const patience = 3000;

/** Makes the state of consent: the dialog is open at once where a choice is due. */
export function createConsentState(options: ConsentOptions): ConsentState {
  const { page, version, now } = options;
  const recorded = () => readConsent(page.readCookies());
  const { getState, getInitialState, subscribe, setState } = createStore<ConsentSnapshot>()(() => {
    const isDue = needsChoice(page.readCookies(), { version, now: now() });
    return {
      isOpen: isDue,
      isDecided: !isDue,
      view: "summary",
      choice: shownChoice(recorded(), options.defaults),
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
    const told = tell(options.client, { choice, action, version, madeAt, textHash: options.textHash });
    await Promise.race([told, new Promise((resolve) => setTimeout(resolve, patience))]);
    // What is withdrawn goes at once; what is allowed comes with the new page, or it would be fetched twice.
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
    open: () => setState({ isOpen: true, view: "settings", choice: shownChoice(recorded(), options.defaults) }),
    close: () => setState(({ isDecided }) => ({ isOpen: !isDecided })),
    showSettings: () => setState({ view: "settings" }),
    turn: (change) => setState(({ choice }) => ({ choice: { ...choice, ...change } })),
    acceptAll: () => choose(everything, "accept"),
    acceptNecessary: () => choose(onlyNecessary, "reject"),
    save: () => choose(getState().choice, "custom"),
    acceptFunctional: (place) => choose(withFunctional(recorded()), "custom", place),
    hasComeTo: (place) => leadsTo(openedAt, place),
  };
}

interface Told {
  readonly choice: ConsentChoice;
  readonly action: "accept" | "reject" | "custom";
  readonly version: number;
  readonly madeAt: number;
  readonly textHash: string | undefined;
}

/** The cookies hold the choice; a server that does not hear of it changes nothing for the visitor. */
async function tell(client: Client, { choice, action, version, madeAt, textHash }: Told): Promise<void> {
  const flags = { marketing: choice.marketing ? 1 : 0, functional: choice.functional ? 1 : 0 } as const;
  try {
    const hash = textHash === undefined ? {} : { textHash };
    // The page is loaded anew whether the server has answered or not.
    await client.send(
      cookieConsentCall,
      { ...flags, version, timestamp: madeAt, action, ...hash },
      { keepalive: true },
    );
  } catch (error) {
    if (!(error instanceof CallError)) throw error;
  }
}

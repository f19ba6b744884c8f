/** Whether the BankID app is on the device that shows the page, or on another one, which scans a code from it. */
export type BankIdDevice = "same" | "other";

/** The purpose of an identification: to log in, or to link BankID to the logged-in account. */
export type BankIdPurpose = "login" | "link";

/**
 * A QR code to render: `size` is its width in modules, `path` an SVG path of the dark modules in units of one module.
 */
export interface BankIdCode {
  readonly size: number;
  readonly path: string;
}

/** A BankID login as its page shows it. */
export interface BankIdLogin {
  /** Identifies the login in calls. */
  readonly id: string;
  readonly purpose: BankIdPurpose;
  readonly device: BankIdDevice;
  /** It waits for the app, is over, or the person is identified and continues with a button. */
  readonly state: "waiting" | "over" | "proved";
  /** Its message, as BankID recommends. */
  readonly message: string;
  /** Opens the app on the device that shows the page; empty once it has been opened. */
  readonly link: string;
  /** For the app on another device; null if it can no longer be scanned. */
  readonly code: BankIdCode | null;
  /** The page it was started from, and to return to. */
  readonly returnTo: string;
}

/** The state of a login, as reported to the waiting page. */
export interface BankIdStatus {
  readonly state: "waiting" | "over" | "done";
  readonly message: string;
  /** Null if it can no longer be scanned. */
  readonly code: BankIdCode | null;
  /** The app has not been opened yet. */
  readonly awaitsApp: boolean;
  /** The next page once it is done; empty before. */
  readonly redirectUrl: string;
}

/** Seconds after which a page without script reloads; null if nothing more will change. */
export function bankIdRefresh({ state }: Pick<BankIdLogin, "state">): number | null {
  return state === "waiting" ? 3 : null;
}

/** Polling interval of a page with script, in milliseconds; the code changes every second. */
export const bankIdPollInterval = 1000;

/** How long a page polls, in milliseconds; after that BankID no longer knows the login. */
export const bankIdPollDuration = 5 * 60_000;

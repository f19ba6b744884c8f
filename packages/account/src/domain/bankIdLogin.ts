/** Whether the app of BankID is on the device that shows the page, or on another one, which reads a code from it. */
export type BankIdDevice = "same" | "other";

/** What somebody proves who they are for: to log in, or so that BankID opens the account that is open afterwards. */
export type BankIdPurpose = "login" | "link";

/** A QR code to draw: a square of so many modules, the dark ones as the path of an SVG whose unit is a module. */
export interface BankIdCode {
  readonly size: number;
  readonly path: string;
}

/** A login by BankID as its page shows it. */
export interface BankIdLogin {
  /** The name that the calls about it go by. */
  readonly id: string;
  readonly purpose: BankIdPurpose;
  readonly device: BankIdDevice;
  /** It waits for the app; is over; or somebody has proved who they are, and goes on by a press. */
  readonly state: "waiting" | "over" | "proved";
  /** What is said of it, as BankID recommends. */
  readonly message: string;
  /** Opens the app on the device that shows the page; "" once it was opened. */
  readonly link: string;
  /** For the app on another device; null where it is not read any more. */
  readonly code: BankIdCode | null;
  /** Where whoever began it came from, and goes on once it is done. */
  readonly returnTo: string;
}

/** How a login stands, as whoever waits for it is told. */
export interface BankIdLook {
  readonly state: "waiting" | "over" | "done";
  readonly message: string;
  /** Null where it is not read any more. */
  readonly code: BankIdCode | null;
  /** Nobody has opened the app yet. */
  readonly awaitsApp: boolean;
  /** Where to go on once it is done; "" before. */
  readonly redirectUrl: string;
}

/** Seconds after which a page without script looks again; null: nothing changes by itself there. */
export function bankIdRefresh({ state }: Pick<BankIdLogin, "state">): number | null {
  return state === "waiting" ? 3 : null;
}

/** Milliseconds between two looks of a page with script: the code is another one every second. */
export const bankIdLookEvery = 1000;

/** Milliseconds for which a page looks by itself: BankID knows nothing of a login any more after that. */
export const bankIdLooksFor = 5 * 60_000;

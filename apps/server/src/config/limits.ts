/** What a limit counts by. IPv6 addresses count by their /64. */
export type CountedBy = "address" | "session" | "account" | "account-and-address" | "device" | "mailbox" | "letter";

/** A maximum within a period. */
export interface Limit {
  /** What is counted, for the documentation. */
  readonly counts: string;
  readonly most: number;
  /** Minutes from the first attempt until the count is reset; with `slowest`, minutes without attempts. */
  readonly minutes: number;
  /** Slows down instead of locking: each further attempt waits twice as long, up to this many seconds. */
  readonly slowest?: number;
}

const quarter = 15;
const hour = 60;

/**
 * All limits of the shop, by action and what they count by. They are far above normal use, even for many shoppers
 * behind one address; `LIMITS` overrides them.
 */
export const limits = {
  login: {
    device: { counts: "wrong passwords on a device that has logged in before", most: 10, minutes: hour, slowest: 60 },
    "account-and-address": {
      counts: "wrong passwords of one account from one address",
      most: 10,
      minutes: hour,
      slowest: 900,
    },
    account: { counts: "wrong passwords of one account from everywhere", most: 100, minutes: hour, slowest: 30 },
    address: { counts: "wrong passwords of all accounts from one address", most: 40, minutes: quarter },
  },
  desk: {
    "account-and-address": {
      counts: "wrong logins of one operator from one address",
      most: 10,
      minutes: hour,
      slowest: 900,
    },
    account: { counts: "wrong logins of one operator from everywhere", most: 100, minutes: hour, slowest: 30 },
    address: { counts: "wrong logins of all operators from one address", most: 40, minutes: quarter },
  },
  bankid: {
    session: { counts: "BankID logins started", most: 20, minutes: quarter },
    address: { counts: "BankID logins started", most: 200, minutes: quarter },
  },
  api: {
    account: { counts: "requests with one token of a program", most: 600, minutes: 1 },
  },
  code: {
    session: { counts: "invalid discount and gift card codes", most: 60, minutes: quarter },
    address: { counts: "invalid discount and gift card codes", most: 150, minutes: quarter },
  },
  order: {
    session: { counts: "orders without a payment provider", most: 30, minutes: quarter },
    mailbox: { counts: "orders without a payment provider, each of which sends a letter", most: 30, minutes: 30 },
    address: { counts: "orders without a payment provider", most: 1000, minutes: quarter },
  },
  stock: {
    session: {
      counts: "quarter-hours that goods are reserved for card and credit pages",
      most: 8,
      minutes: 4 * hour,
    },
    address: { counts: "quarter-hours that goods are reserved for card and credit pages", most: 500, minutes: hour },
  },
  lookup: {
    address: { counts: "order lookups without a match", most: 40, minutes: quarter },
  },
  return: {
    session: { counts: "returns and complaints, including refused ones", most: 40, minutes: hour },
    mailbox: { counts: "returns and complaints, each of which sends a letter", most: 30, minutes: hour },
    address: { counts: "returns and complaints, including refused ones", most: 300, minutes: hour },
  },
  upload: {
    session: { counts: "forms with files", most: 60, minutes: quarter },
    address: { counts: "forms with files", most: 300, minutes: quarter },
  },
  review: {
    letter: { counts: "ratings and texts written from the link of one letter", most: 150, minutes: quarter },
    address: { counts: "ratings and texts written", most: 400, minutes: quarter },
  },
  picture: {
    address: { counts: "feed pictures that are fetched on first request", most: 5000, minutes: quarter },
  },
  letters: {
    mailbox: {
      counts: "letters that orders without a payment provider, returns, withdrawals and accounts send to one mailbox",
      most: 60,
      minutes: 24 * hour,
    },
  },
  person: {
    account: { counts: "customers' requests about their own data, including refused ones", most: 20, minutes: hour },
    address: { counts: "requests about accounts' data, including refused ones", most: 100, minutes: hour },
  },
  "account-letter": {
    "account-and-address": {
      counts: "account letters to one mailbox, requested from one address",
      most: 5,
      minutes: hour,
    },
    mailbox: { counts: "account letters to one mailbox, requested from everywhere", most: 20, minutes: hour },
    address: { counts: "account letters to any mailbox", most: 40, minutes: hour },
  },
  link: {
    address: { counts: "links in letters followed, whether valid or not", most: 60, minutes: quarter },
  },
  club: {
    address: { counts: "applications for the customer club", most: 20, minutes: quarter },
  },
} as const satisfies Readonly<Record<string, Readonly<Partial<Record<CountedBy, Limit>>>>>;

/** The limited actions. */
export type Limited = keyof typeof limits;

/** Actions that are refused when the limit of mails to their mailbox is reached. */
export const sendsEmail: readonly Limited[] = ["order", "account-letter"];

/** A limit with its name: action, and what it counts by. */
export interface NamedLimit extends Limit {
  /** `login/address`. */
  readonly name: string;
  readonly limited: string;
  readonly by: string;
}

/** All limits as a list. */
export const namedLimits: readonly NamedLimit[] = Object.entries(limits).flatMap(([limited, group]) =>
  Object.entries<Limit>(group).map(([by, limit]) => ({ ...limit, name: `${limited}/${by}`, limited, by })),
);

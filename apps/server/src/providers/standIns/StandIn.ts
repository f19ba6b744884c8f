import type { Kysely } from "kysely";
import type { Database } from "../../database/Database.ts";
import type { StandInPayment } from "./standInStore.ts";

/** A request that came to a stand-in. */
export interface StandInRequest {
  readonly method: string;
  readonly path: string;
  readonly headers: Headers;
  readonly body: unknown;
  readonly db: Kysely<Database>;
}

/** What a stand-in answers; text is HTML, anything else JSON. */
export interface StandInAnswer {
  readonly status: number;
  readonly body: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

/** The request with which a provider tells that something has happened, sent to the address that the shop gave it. */
export interface StandInNotice {
  /** Behind the address, with its question mark; "" for nothing. */
  readonly query: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly payload: Readonly<Record<string, unknown>>;
}

/** Sends what a provider asks of an address of the shop; answers its status and what it says. */
export type AskShop = (path: string, body?: unknown) => Promise<{ readonly status: number; readonly answer: unknown }>;

/** A way of delivery that is chosen in a provider's part, and how the shop is told of it. */
export interface ChosenStandInShipping {
  readonly id: string;
  readonly ask: AskShop;
}

/** The stand-in of one provider: it speaks in the provider's shapes, and no money moves. */
export interface StandIn {
  /** The first names of the hosts that it answers for; they exist nowhere. */
  readonly hosts: readonly string[];
  readonly answer: (request: StandInRequest) => Promise<StandInAnswer>;
  readonly notice: (payment: StandInPayment) => StandInNotice;
  /** Asks the shop whether a payment may be made; null: it may, else why not. Missing: the provider never asks. */
  readonly objection?: (payment: StandInPayment, ask: AskShop) => Promise<string | null>;
  /** Chooses one of the deliveries that the shop has sent; null: done, else why not. Missing: the provider offers none. */
  readonly chooseShipping?: (
    db: Kysely<Database>,
    payment: StandInPayment,
    chosen: ChosenStandInShipping,
  ) => Promise<string | null>;
  /**
   * What the provider's own script does on the checkout page: an expression in JavaScript for what `standIn.js` calls
   * its part. Null: nothing stands on that page.
   */
  readonly script: string | null;
  /** Which word its button for paying has. */
  readonly payWord: "complete" | "completeShort" | "pay";
  /** Whether its part has a button of its own for calling off, so that the general one is left out. */
  readonly cancelsItself: boolean;
}

/** Hosts that exist nowhere: requests to them never leave the process. */
export const standInHost = (name: string): string => `https://${name}.stand-in.invalid`;

export const notFound: StandInAnswer = { status: 404, body: { error_code: "NOT_FOUND" } };
export const notAllowed: StandInAnswer = { status: 403, body: { error_code: "NOT_ALLOWED" } };
export const done: StandInAnswer = { status: 204, body: undefined };

/** The person who buys from every stand-in. */
export const standInBuyer = {
  firstName: "Test",
  lastName: "Testsson",
  email: "test@example.se",
  mobile: "+46701234567",
  address: "Testgatan 1",
  zipcode: "12345",
  city: "Teststad",
  company: "Testbolaget AB",
  companyNumber: "556016-0680",
} as const;

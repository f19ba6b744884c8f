import type { Kysely } from "kysely";
import type { Database } from "../../database/Database.ts";
import type { StandInPayment } from "./standInStore.ts";

/** A request to a stand-in. */
export interface StandInRequest {
  readonly method: string;
  readonly path: string;
  readonly headers: Headers;
  readonly body: unknown;
  readonly db: Kysely<Database>;
}

/** A stand-in's response; text is HTML, anything else JSON. */
export interface StandInAnswer {
  readonly status: number;
  readonly body: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

/** A provider's webhook: it says that something has happened, and is sent to the address that the shop gave it. */
export interface StandInWebhook {
  /** Appended to the address, including the question mark; may be "". */
  readonly query: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly payload: Readonly<Record<string, unknown>>;
}

/** Sends a provider's request to an address of the shop; gives its status and answer. */
export type AskShop = (path: string, body?: unknown) => Promise<{ readonly status: number; readonly answer: unknown }>;

/** A delivery method chosen in a provider's checkout, and the function that notifies the shop. */
export interface ChosenStandInShipping {
  readonly id: string;
  readonly ask: AskShop;
}

/** The stand-in of one provider: it uses the provider's formats, and no money moves. */
export interface StandIn {
  /** The first labels of the hosts that it replaces; these hosts do not exist. */
  readonly hosts: readonly string[];
  readonly answer: (request: StandInRequest) => Promise<StandInAnswer>;
  readonly webhook: (payment: StandInPayment) => StandInWebhook;
  /** Asks the shop whether a payment may be made; null: yes, else the objection. Absent: the provider never asks. */
  readonly objection?: (payment: StandInPayment, ask: AskShop) => Promise<string | null>;
  /** Chooses one of the shop's deliveries; null: done, else the objection. Absent: the provider offers none. */
  readonly chooseShipping?: (
    db: Kysely<Database>,
    payment: StandInPayment,
    chosen: ChosenStandInShipping,
  ) => Promise<string | null>;
  /**
   * Replaces the provider's script on the checkout page: a JavaScript expression for the part that `standIn.js` calls.
   * Null: the provider is not on that page.
   */
  readonly script: string | null;
  /** The label of its pay button. */
  readonly payButtonLabel: "complete" | "completeShort" | "pay";
  /** Whether its part has its own cancel button, so that the general one is left out. */
  readonly hasOwnCancelButton: boolean;
}

/** The address of a host that does not exist: requests to it never leave the process. */
export const standInHost = (name: string): string => `https://${name}.stand-in.invalid`;

export const notFound: StandInAnswer = { status: 404, body: { error_code: "NOT_FOUND" } };
export const notAllowed: StandInAnswer = { status: 403, body: { error_code: "NOT_ALLOWED" } };
export const done: StandInAnswer = { status: 204, body: undefined };

/** The buyer in every stand-in. */
export const standInBuyer = {
  firstName: "Test",
  lastName: "Testsson",
  email: "test@example.se",
  mobile: "+46701234567",
  address: "Testgatan 1",
  postalCode: "12345",
  city: "Teststad",
  company: "Testbolaget AB",
  companyNumber: "556016-0680",
} as const;

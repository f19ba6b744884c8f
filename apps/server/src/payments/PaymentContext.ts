import type { Kysely, Transaction } from "kysely";
import type { Database } from "../database/Database.ts";
import type { Jobs } from "../jobs/Jobs.ts";
import type { Limits } from "../limits/createLimits.ts";
import type { PaymentProvider, ProviderName } from "../providers/PaymentProvider.ts";

/** An order whose payment was cancelled. */
export interface CancelledOrder {
  readonly orderId: number;
  /** Whether the money had been captured. */
  readonly wasPaid: boolean;
  readonly jobs: Jobs;
}

/** The services that payments are carried out with. */
export interface PaymentContext {
  readonly db: Kysely<Database>;
  readonly jobs: Jobs;
  readonly limits: Limits;
  /** The available providers. */
  readonly providers: ReadonlyMap<ProviderName, PaymentProvider>;
  /** Whether the providers are stand-ins, which are used only without access to any real one. */
  readonly hasStandIns: boolean;
  /** The shop's public address, where providers reach it. */
  readonly publicUrl: string;
  /** Cancels an order, in the transaction that records the cancelled payment. */
  readonly cancelOrder: (db: Transaction<Database>, order: CancelledOrder) => Promise<void>;
  /** Seals an identity number before it is stored; gives an empty text where the shop has no key. */
  readonly seal: (number: string, db: Kysely<Database>) => string | Promise<string>;
  /** Logs trouble with a provider; never with data about the buyer. */
  readonly warn: (details: Readonly<Record<string, unknown>>, message: string) => void;
}

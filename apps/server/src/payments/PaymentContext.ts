import type { Kysely, Transaction } from "kysely";
import type { Database } from "../database/Database.ts";
import type { Jobs } from "../jobs/Jobs.ts";
import type { Limits } from "../limits/createLimits.ts";
import type { PaymentProvider, ProviderName } from "../providers/PaymentProvider.ts";

/** An order whose payment is gone. */
export interface GoneOrder {
  readonly orderId: number;
  /** Whether its money had been taken. */
  readonly wasPaid: boolean;
  readonly jobs: Jobs;
}

/** What payments are carried out with. */
export interface PaymentContext {
  readonly db: Kysely<Database>;
  readonly jobs: Jobs;
  readonly limits: Limits;
  /** The providers that can be used. */
  readonly providers: ReadonlyMap<ProviderName, PaymentProvider>;
  /** Whether the providers are stand-ins, which exist only where there is no access to any real one. */
  readonly hasStandIns: boolean;
  /** The shop's own address as providers reach it. */
  readonly publicUrl: string;
  /** Calls an order off, in the transaction that writes that its payment is gone. */
  readonly cancelOrder: (db: Transaction<Database>, order: GoneOrder) => Promise<void>;
  /** Seals an identity number before it is stored; nothing where the shop's key is missing. */
  readonly seal: (number: string, db: Kysely<Database>) => string | Promise<string>;
  /** Hears what went wrong with a provider; never who paid. */
  readonly warn: (details: Readonly<Record<string, unknown>>, message: string) => void;
}

import type { Selectable } from "kysely";
import type { PaymentTable } from "../database/tables/paymentTables.ts";

/** One payment with a provider, as stored in the database. */
export type Payment = Selectable<PaymentTable>;

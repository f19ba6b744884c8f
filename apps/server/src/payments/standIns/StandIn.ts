import type { Kysely } from "kysely";
import type { Database } from "../../database/Database.ts";

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
}

/** A stand-in for one provider's hosts. */
export type StandIn = (request: StandInRequest) => Promise<StandInAnswer>;

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

import { type Kysely, type Selectable, sql } from "kysely";
import { collectEvery } from "../../bankId/bankIdStep.ts";
import type { Database } from "../../database/Database.ts";
import { isUuid } from "../../database/isUuid.ts";
import type { BankIdLoginTable } from "../../database/tables/checkoutTables.ts";
import type { bankIdTexts } from "../../texts/bankIdTexts.ts";

/** A stored login by BankID. */
export type BankIdRow = Selectable<BankIdLoginTable>;

/** Why a login has ended, as the key of its text. */
export type BankIdEnd = keyof typeof bankIdTexts;

/** A login with its session. */
export interface BankIdOwner {
  readonly sessionId: number;
  readonly id: string;
}

/** The queries on logins by BankID. */
export function createBankIdRows(db: Kysely<Database>) {
  return {
    /** The login of a session; there is at most one. */
    async ofSession(sessionId: number): Promise<BankIdRow | null> {
      const query = db.selectFrom("bankid_login").selectAll().where("session_id", "=", sessionId);
      return (await query.executeTakeFirst()) ?? null;
    },
    async find({ sessionId, id }: BankIdOwner): Promise<BankIdRow | null> {
      if (!isUuid(id)) return null;
      const query = db.selectFrom("bankid_login").selectAll().where("id", "=", id).where("session_id", "=", sessionId);
      return (await query.executeTakeFirst()) ?? null;
    },
    /** Makes this call the only one that asks BankID for the next two seconds. */
    async claim({ id }: BankIdRow): Promise<boolean> {
      const { numUpdatedRows } = await db
        .updateTable("bankid_login")
        .set({ asked_at: sql<Date>`now()` })
        .where("id", "=", id)
        .where("asked_at", "<", sql<Date>`now() - make_interval(secs => ${collectEvery / 1000})`)
        .executeTakeFirstOrThrow();
      return numUpdatedRows === 1n;
    },
    async note({ id }: BankIdRow, hint: string): Promise<void> {
      await db.updateTable("bankid_login").set({ hint }).where("id", "=", id).execute();
    },
    /** Ends a login, unless the identity was proved meanwhile. */
    async end({ id }: BankIdRow, as: BankIdEnd): Promise<void> {
      const ended = db.updateTable("bankid_login").set({ ended_as: as }).where("id", "=", id);
      await ended.where("proved_digests", "is", null).execute();
    },
    /** Stores the proof. BankID reports it only once, so it counts even after a later check was answered first. */
    async prove({ id }: BankIdRow, digests: readonly Buffer[]): Promise<void> {
      const proved = { proved_digests: [...digests], ended_as: null };
      await db.updateTable("bankid_login").set(proved).where("id", "=", id).execute();
    },
    /** Expires a login, even a proved one. */
    async expire({ id }: BankIdRow): Promise<void> {
      const expired = { ended_as: "RFA8", proved_digests: null } as const;
      await db.updateTable("bankid_login").set(expired).where("id", "=", id).execute();
    },
    async drop({ id }: BankIdRow): Promise<boolean> {
      const { numDeletedRows } = await db.deleteFrom("bankid_login").where("id", "=", id).executeTakeFirstOrThrow();
      return numDeletedRows === 1n;
    },
  };
}

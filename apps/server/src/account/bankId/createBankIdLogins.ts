import type { BankIdDevice, BankIdPurpose } from "@torg/account/domain";
import type { Transaction } from "kysely";
import type { BankId, BankIdWord } from "../../bankId/BankId.ts";
import { bankIdCode } from "../../bankId/bankIdCode.ts";
import { bankIdStep, maxLoginMs } from "../../bankId/bankIdStep.ts";
import { personDigests } from "../../bankId/personDigests.ts";
import type { ShopContext } from "../../context/ShopContext.ts";
import type { Database } from "../../database/Database.ts";
import { ProviderError } from "../../providers/providerHttp.ts";
import { type QrDrawing, qrOf } from "../../qr/qrOf.ts";
import { identityNumbersOf } from "../../secrets/identityNumbers.ts";
import type { Entrance } from "../logins/enterAccount.ts";
import { type BankIdEnd, type BankIdOwner, type BankIdRow, createBankIdRows } from "./createBankIdRows.ts";

/** The state of a login. */
export type BankIdState =
  | {
      readonly state: "waiting";
      readonly message: BankIdEnd;
      readonly awaitsApp: boolean;
      readonly code: QrDrawing | null;
    }
  | { readonly state: "over"; readonly message: BankIdEnd }
  /** The identity is proved; a separate call continues from here. */
  | { readonly state: "proved"; readonly message: "proved" };

/** A login to start. */
export interface BegunBankId {
  readonly purpose: BankIdPurpose;
  /** The account that is logged in. */
  readonly customerId: number | null;
  readonly endUserIp: string;
  readonly returnTo: string;
}

/** The result of a proof: the account it leads to, or why there is none. */
export type ProvedBankId = NonNullable<Entrance<BankIdEnd>>;

/** Finds the account for a proved identity, by the digests of its number. */
export type UseBankId = (
  db: Transaction<Database>,
  login: BankIdRow,
  digests: readonly Buffer[],
) => Promise<ProvedBankId>;

const over = (message: BankIdEnd) => ({ state: "over", message }) as const;
const proved = { state: "proved", message: "proved" } as const;

/** The current code for the other device to scan. */
function codeNow({ bankid_order: order, started_at: since }: BankIdRow): QrDrawing {
  return qrOf(bankIdCode(order, (Date.now() - since.getTime()) / 1000));
}

/** Reads the state of a login; BankID is asked at most every two seconds, however often this is called. */
function createProgressReader({ db, config }: Pick<ShopContext, "db" | "config">, bankId: BankId) {
  const rows = createBankIdRows(db);
  const { withKey } = identityNumbersOf(config);

  const ask = async (login: BankIdRow): Promise<BankIdWord> => {
    const before = { status: "pending", hintCode: login.hint } as const;
    if (!(await rows.claim(login))) return before;
    try {
      return await bankId.collect(login.bankid_order.orderRef);
    } catch (error) {
      // It says nothing about the login, so it is asked again.
      if (error instanceof ProviderError) return before;
      throw error;
    }
  };
  const end = async (login: BankIdRow, as: BankIdEnd) => {
    await rows.end(login, as);
    return over(as);
  };
  const prove = async (login: BankIdRow, personalNumber: string) => {
    const sealing = await withKey(db);
    const digests = sealing === null ? [] : personDigests(personalNumber, sealing);
    if (digests.length === 0) return end(login, "away");
    await rows.prove(login, digests);
    return proved;
  };

  return async (login: BankIdRow, device: BankIdDevice): Promise<BankIdState> => {
    if (login.ended_as !== null) return over(login.ended_as);
    if (login.started_at.getTime() < Date.now() - maxLoginMs) {
      await rows.expire(login);
      return over("RFA8");
    }
    if (login.proved_digests !== null) return proved;
    const word = await ask(login);
    const step = bankIdStep(word, device);
    if (step.kind === "done") return prove(login, step.personalNumber);
    if (step.kind === "over") return end(login, step.message);
    if (word.status === "pending" && word.hintCode !== login.hint) await rows.note(login, word.hintCode);
    const { message, awaitsApp, showsCode } = step;
    return { state: "waiting", message, awaitsApp, code: showsCode ? codeNow(login) : null };
  };
}

/** Creates the logins by BankID, at most one per session. */
export function createBankIdLogins(context: Pick<ShopContext, "db" | "config">, bankId: BankId) {
  const { db } = context;
  const rows = createBankIdRows(db);

  return {
    /** Starts one, replacing any other; rejects with a `ProviderError` if BankID fails. */
    async start(sessionId: number, { purpose, customerId, endUserIp, returnTo }: BegunBankId): Promise<BankIdRow> {
      const order = await bankId.start(endUserIp);
      const begun = { session_id: sessionId, purpose, customer_id: customerId, return_to: returnTo };
      return db
        .insertInto("bankid_login")
        .values({ ...begun, bankid_order: JSON.stringify(order) })
        .onConflict((conflict) =>
          conflict.column("session_id").doUpdateSet((eb) => ({
            id: eb.ref("excluded.id"),
            purpose: eb.ref("excluded.purpose"),
            bankid_order: eb.ref("excluded.bankid_order"),
            customer_id: eb.ref("excluded.customer_id"),
            return_to: eb.ref("excluded.return_to"),
            hint: eb.ref("excluded.hint"),
            started_at: eb.ref("excluded.started_at"),
            asked_at: eb.ref("excluded.asked_at"),
            ended_as: null,
            proved_digests: null,
          })),
        )
        .returningAll()
        .executeTakeFirstOrThrow();
    },
    codeNow,
    find: (owner: BankIdOwner) => rows.find(owner),
    ofSession: (sessionId: number) => rows.ofSession(sessionId),
    progressOf: createProgressReader(context, bankId),
    /**
     * Completes a proved login, once, in a transaction; null when another call was faster. A refused one ends with the
     * reason.
     */
    async complete(
      transaction: Transaction<Database>,
      { id }: BankIdRow,
      use: UseBankId,
    ): Promise<Entrance<BankIdEnd>> {
      const held = transaction.selectFrom("bankid_login").selectAll().where("id", "=", id).forUpdate();
      const login = await held.executeTakeFirst();
      const digests = login?.proved_digests ?? null;
      if (login === undefined || digests === null) return null;
      const found = await use(transaction, login, digests);
      if ("customerId" in found) await transaction.deleteFrom("bankid_login").where("id", "=", id).execute();
      else {
        const ended = { ended_as: found.refusal, proved_digests: null };
        await transaction.updateTable("bankid_login").set(ended).where("id", "=", id).execute();
      }
      return found;
    },
    /** Cancels one; returns it as it was. */
    async cancel(owner: BankIdOwner): Promise<BankIdRow | null> {
      const login = await rows.find(owner);
      if (login === null || !(await rows.drop(login)) || login.ended_as !== null) return login;
      try {
        await bankId.cancel(login.bankid_order.orderRef);
      } catch (error) {
        // It expires by itself.
        if (!(error instanceof ProviderError)) throw error;
      }
      return login;
    },
  };
}

/** The logins by BankID of the shop's sessions. */
export type BankIdLogins = ReturnType<typeof createBankIdLogins>;

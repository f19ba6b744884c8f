import type { BankIdDevice, BankIdPurpose } from "@torg/account/domain";
import type { Transaction } from "kysely";
import type { BankId, BankIdWord } from "../bankId/BankId.ts";
import { bankIdCode } from "../bankId/bankIdCode.ts";
import { bankIdStep, longestLogin } from "../bankId/bankIdStep.ts";
import { personDigests } from "../bankId/personDigests.ts";
import type { ShopContext } from "../context/ShopContext.ts";
import type { Database } from "../database/Database.ts";
import { ProviderError } from "../providers/providerHttp.ts";
import { type QrDrawing, qrOf } from "../qr/qrOf.ts";
import { identityNumbersOf } from "../secrets/identityNumbers.ts";
import { type BankIdEnd, type BankIdOwner, type BankIdRow, createBankIdRows } from "./bankIdRows.ts";

/** How a login stands. */
export type BankIdState =
  | {
      readonly state: "waiting";
      readonly message: BankIdEnd;
      readonly awaitsApp: boolean;
      readonly code: QrDrawing | null;
    }
  | { readonly state: "over"; readonly message: BankIdEnd }
  /** Somebody has proved who they are and goes on by a call of their own. */
  | { readonly state: "proved"; readonly message: "proved" };

/** What is begun. */
export interface BegunBankId {
  readonly purpose: BankIdPurpose;
  /** The account that is open. */
  readonly customerId: number | null;
  readonly endUserIp: string;
  readonly returnTo: string;
}

/** What came of what was proved: the account that it is about, or why there is none. */
export type ProvedBankId = { readonly customerId: number } | { readonly refusal: BankIdEnd };

/** Finds what somebody has proved to be, by the digests of their number. */
export type UseBankId = (
  db: Transaction<Database>,
  login: BankIdRow,
  digests: readonly Buffer[],
) => Promise<ProvedBankId>;

const over = (message: BankIdEnd) => ({ state: "over", message }) as const;
const proved = { state: "proved", message: "proved" } as const;

/** The code that another device reads at this moment. */
function codeNow({ bankid_order: order, started_at: since }: BankIdRow): QrDrawing {
  return qrOf(bankIdCode(order, (Date.now() - since.getTime()) / 1000));
}

/** Looks how a login stands; BankID is asked about it every two seconds, however often somebody looks. */
function createLook({ db, config }: Pick<ShopContext, "db" | "config">, bankId: BankId) {
  const rows = createBankIdRows(db);
  const { withKey } = identityNumbersOf(config);

  const ask = async (login: BankIdRow): Promise<BankIdWord> => {
    const before = { status: "pending", hintCode: login.hint } as const;
    if (!(await rows.claim(login))) return before;
    try {
      return await bankId.collect(login.bankid_order.orderRef);
    } catch (error) {
      // It says nothing of the login: it is asked again.
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
    if (login.started_at.getTime() < Date.now() - longestLogin) {
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

/** Logins by BankID of the shop's sessions, at most one of each. */
export function createBankIdLogins(context: Pick<ShopContext, "db" | "config">, bankId: BankId) {
  const { db } = context;
  const rows = createBankIdRows(db);

  return {
    /** Begins one in the place of any other; rejects with a `ProviderError` where BankID does not. */
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
    look: createLook(context, bankId),
    /** Goes on with what was proved, once; null: somebody was faster. What is refused is over, and says why. */
    async goOn({ id }: BankIdRow, use: UseBankId): Promise<ProvedBankId | null> {
      return db.transaction().execute(async (transaction) => {
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
      });
    },
    /** Calls one off; answers it as it was. */
    async cancel(owner: BankIdOwner): Promise<BankIdRow | null> {
      const login = await rows.find(owner);
      if (login === null || !(await rows.drop(login)) || login.ended_as !== null) return login;
      try {
        await bankId.cancel(login.bankid_order.orderRef);
      } catch (error) {
        // It lapses by itself.
        if (!(error instanceof ProviderError)) throw error;
      }
      return login;
    },
  };
}

/** Logins by BankID of the shop's sessions. */
export type BankIdLogins = ReturnType<typeof createBankIdLogins>;

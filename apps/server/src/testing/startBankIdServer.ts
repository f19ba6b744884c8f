import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createBankIdLogins } from "../account/bankId/createBankIdLogins.ts";
import { createPasswordCheck } from "../account/passwords/createPasswordCheck.ts";
import { hashPassword } from "../account/passwords/password.ts";
import { registerBankIdRoutes } from "../account/bankId/registerBankIdRoutes.ts";
import { createBankId } from "../bankId/createBankId.ts";
import { createBankIdStandIn } from "../bankId/createBankIdStandIn.ts";
import type { BankIdAct } from "../bankId/StandInOrders.ts";
import type { BankId } from "../bankId/BankId.ts";
import type { TestVisitor } from "./createVisitor.ts";
import { type RouteServer, startRouteServer } from "./startRouteServer.ts";

type Purpose = "login" | "link";

/** The state of a login on the wire. */
interface Told {
  readonly state: string;
  readonly [field: string]: unknown;
}

/** A server with the BankID login routes and the stand-in, and the steps a person takes there. */
export interface BankIdServer extends Omit<RouteServer, "visit"> {
  readonly password: string;
  /** Creates an account with the password above and gives its id. */
  readonly addCustomer: (email: string) => Promise<number>;
  /** A visitor, logged in if an account is given. */
  readonly visit: (customerId?: number) => Promise<TestVisitor>;
  readonly begin: (visitor: TestVisitor, purpose?: Purpose) => ReturnType<TestVisitor["post"]>;
  /** Does something in the app, and lets two seconds pass on the clock. */
  readonly act: (login: string, act?: BankIdAct) => Promise<void>;
  /** Does something in the app and requests the state of the login. */
  readonly ask: (visitor: TestVisitor, login: string, act?: BankIdAct) => Promise<Told>;
  readonly prove: (visitor: TestVisitor, purpose: Purpose) => Promise<Told>;
  /** The account that a visitor is logged in to. */
  readonly accountOf: (visitor: TestVisitor) => Promise<number | null>;
}

/** Starts it; `between` can wrap the stand-in. */
export async function startBankIdServer(
  between: (bankId: BankId) => BankId = (bankId) => bankId,
): Promise<BankIdServer> {
  const standIn = createBankIdStandIn(() => Date.now());
  const host = "https://bankid.stand-in.invalid";
  const bankId = between(createBankId({ host, certificate: undefined }, standIn.fetch));
  const dataDir = mkdtempSync(join(tmpdir(), "torg-bankid-"));
  const shop = await startRouteServer(
    (server, context) => {
      const logins = createBankIdLogins(context, bankId);
      const check = createPasswordCheck(context);
      registerBankIdRoutes(server, context, { logins, app: "https://app.bankid.com/", check });
    },
    { dataDir },
  );
  const { pool } = shop.database;
  const password = "fyra gula stolar";
  const passwordHash = await hashPassword(password);

  const begin: BankIdServer["begin"] = (visitor, purpose = "login") =>
    visitor.post("/konto/bankid/start", { purpose, ...(purpose === "link" ? { password } : {}) });
  const act: BankIdServer["act"] = async (login, done) => {
    const { rows } = await pool.query<{ ref: string }>(
      "UPDATE bankid_login SET asked_at = now() - interval '3 s' WHERE id = $1 RETURNING bankid_order ->> 'orderRef' AS ref",
      [login],
    );
    if (done !== undefined) await standIn.act(rows[0]?.ref ?? "", done);
  };
  const ask: BankIdServer["ask"] = async (visitor, login, done) => {
    await act(login, done);
    return (await visitor.post("/konto/bankid/collect", { login })).json();
  };
  return {
    ...shop,
    password,
    async addCustomer(email) {
      await pool.query("DELETE FROM customer WHERE email = $1", [email]);
      const insert = "INSERT INTO customer (email, password_hash) VALUES ($1, $2) RETURNING id";
      return (await pool.query(insert, [email, passwordHash])).rows[0].id;
    },
    async visit(customerId) {
      const visitor = await shop.visit();
      const login = "UPDATE session SET customer_id = $2, logged_in_at = now(), login_seen_at = now() WHERE id = $1";
      if (customerId !== undefined) await pool.query(login, [visitor.sessionId, customerId]);
      return visitor;
    },
    begin,
    act,
    ask,
    async prove(visitor, purpose) {
      const { login } = (await begin(visitor, purpose)).json();
      return ask(visitor, login, "sign");
    },
    accountOf: async ({ sessionId }) =>
      (await pool.query("SELECT customer_id FROM session WHERE id = $1", [sessionId])).rows[0].customer_id,
    async close() {
      await shop.close();
      rmSync(dataDir, { recursive: true });
    },
  };
}

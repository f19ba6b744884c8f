import { randomBytes } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { BankId, BankIdWord } from "../../bankId/BankId.ts";
import { standInPerson } from "../../bankId/createBankIdStandIn.ts";
import { sendAccountEmail } from "../emails/sendAccountEmail.ts";
import { type BankIdServer, startBankIdServer } from "../../testing/startBankIdServer.ts";
import { bankIdTexts } from "../../texts/bankIdTexts.ts";

let shop: BankIdServer;
let vera = 0;
let nils = 0;
/** Awaited before BankID's answers arrive. */
let onTheWay: (word: BankIdWord) => Promise<void>;

const slowed = (bankId: BankId): BankId => ({
  ...bankId,
  async collect(orderRef) {
    const word = await bankId.collect(orderRef);
    await onTheWay(word);
    return word;
  },
});

beforeAll(async () => {
  shop = await startBankIdServer(slowed);
});

afterAll(() => shop.close());

beforeEach(async () => {
  onTheWay = () => Promise.resolve();
  await shop.startAnew();
  vera = await shop.addCustomer("vera@example.se");
  nils = await shop.addCustomer("nils@example.se");
});

const over = (message: string) => expect.objectContaining({ state: "over", message });
const loginsOf = async (sessionId: number): Promise<readonly string[]> =>
  (await shop.database.pool.query("SELECT id FROM bankid_login WHERE session_id = $1", [sessionId])).rows.map(
    ({ id }) => id,
  );
const linked = async (): Promise<readonly number[]> =>
  (await shop.database.pool.query("SELECT id FROM customer WHERE bankid_digest IS NOT NULL")).rows.map(({ id }) => id);

/** Holds the lock of a statement until that many others wait for it, so that they continue at the same moment. */
async function untilWaiting(lock: string, count: number, going: () => readonly Promise<unknown>[]): Promise<void> {
  const { pool } = shop.database;
  const client = await pool.connect();
  await client.query("BEGIN");
  await client.query(lock);
  const gone = going();
  const waiting = "SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'";
  await expect.poll(async () => (await pool.query(waiting)).rowCount).toBe(count);
  await client.query("COMMIT");
  client.release();
  await Promise.all(gone);
}

describe("a login by BankID that is started again", () => {
  it("is a single login of its session, however often the button is pressed at the same moment", async () => {
    const visitor = await shop.visit();
    const begun: Awaited<ReturnType<typeof shop.begin>>[] = [];
    await untilWaiting("LOCK TABLE bankid_login IN SHARE MODE", 4, () =>
      Array.from({ length: 4 }, async () => begun.push(await shop.begin(visitor))),
    );
    expect(begun.map(({ statusCode }) => statusCode)).toEqual(Array(4).fill(200));
    const kept = await loginsOf(visitor.sessionId);
    expect(kept).toHaveLength(1);
    expect(begun.map((answer) => answer.json().login)).toContain(kept[0]);
  });

  it("does not log in with the code of the first window", async () => {
    await shop.prove(await shop.visit(vera), "link");
    const visitor = await shop.visit();
    const first = (await shop.begin(visitor)).json();
    await shop.act(first.login, "open");
    const second = (await shop.begin(visitor)).json();
    expect(await shop.ask(visitor, first.login)).toEqual(over(bankIdTexts.RFA22));
    expect(await shop.ask(visitor, second.login, "sign")).toMatchObject({ state: "done" });
  });
});

describe("a late response of BankID", () => {
  /** Asks for the state of a login, and does something else before the answer arrives. */
  async function meanwhile(login: string, asking: () => Promise<unknown>, act: () => Promise<unknown>) {
    onTheWay = async () => void (await act());
    await shop.act(login, "sign");
    return asking();
  }
  const collect = (visitor: Awaited<ReturnType<typeof shop.visit>>, login: string) => async () =>
    (await visitor.post("/konto/bankid/collect", { login })).json();

  it("does not log in a user who has cancelled in the meantime", async () => {
    await shop.prove(await shop.visit(vera), "link");
    const visitor = await shop.visit();
    const { login } = (await shop.begin(visitor)).json();
    const told = await meanwhile(login, collect(visitor, login), () => visitor.post("/konto/bankid/cancel", { login }));
    expect(told).toEqual(over(bankIdTexts.RFA22));
    expect(await shop.accountOf(visitor)).toBeNull();
  });

  it("counts only for its own login, and not for one that was started in the meantime", async () => {
    await shop.prove(await shop.visit(vera), "link");
    const visitor = await shop.visit();
    const { login } = (await shop.begin(visitor)).json();
    const told = await meanwhile(login, collect(visitor, login), () => shop.begin(visitor));
    expect(told).toEqual(over(bankIdTexts.RFA22));
    expect(await shop.accountOf(visitor)).toBeNull();
  });

  it("links nothing to an account that was logged out in the meantime", async () => {
    const visitor = await shop.visit(vera);
    const { login } = (await shop.begin(visitor, "link")).json();
    const logOut = () =>
      shop.database.pool.query("UPDATE session SET customer_id = NULL WHERE id = $1", [visitor.sessionId]);
    expect(await meanwhile(login, collect(visitor, login), logOut)).toEqual(over(bankIdTexts.logInFirst));
    expect(await linked()).toEqual([]);
  });
});

describe("the login by BankID of somebody else", () => {
  it("cannot be queried, continued or cancelled by its name", async () => {
    await shop.prove(await shop.visit(vera), "link");
    const [visitor, other] = [await shop.visit(), await shop.visit(nils)];
    const { login } = (await shop.begin(visitor)).json();
    expect(await shop.ask(other, login, "sign")).toEqual(over(bankIdTexts.RFA22));
    await other.post("/konto/bankid/cancel", { login });
    expect(await shop.accountOf(other)).toBe(nils);
    expect(await shop.ask(visitor, login)).toMatchObject({ state: "done" });
    expect(await shop.accountOf(visitor)).toBe(vera);
  });

  it("is not found by an invalid login name", async () => {
    const visitor = await shop.visit();
    await shop.begin(visitor);
    for (const login of ["", "1", "' OR true --", "00000000-0000-0000-0000-000000000000"]) {
      expect((await visitor.post("/konto/bankid/collect", { login })).json()).toEqual(over(bankIdTexts.RFA22));
      expect((await visitor.post("/konto/bankid/cancel", { login })).statusCode).toBe(200);
    }
    expect(await loginsOf(visitor.sessionId)).toHaveLength(1);
  });
});

describe("a BankID order that nobody has completed in time", () => {
  it("is over and says so whenever its page is opened, even if somebody had proved who they are", async () => {
    await shop.prove(await shop.visit(vera), "link");
    const visitor = await shop.visit();
    const { login } = (await shop.begin(visitor)).json();
    const { pool } = shop.database;
    await pool.query(
      "UPDATE bankid_login SET started_at = now() - interval '6 minutes', proved_digests = ARRAY[sha256('x')]",
    );
    for (const _ of [1, 2]) expect(await shop.ask(visitor, login, "sign")).toEqual(over(bankIdTexts.RFA8));
    const { rows } = await pool.query("SELECT proved_digests FROM bankid_login WHERE id = $1", [login]);
    expect(rows).toEqual([{ proved_digests: null }]);
    expect(await shop.accountOf(visitor)).toBeNull();
  });
});

describe("a number", () => {
  it("does not replace another one that opens the account", async () => {
    const { pool } = shop.database;
    const other = randomBytes(32);
    await pool.query("UPDATE customer SET bankid_digest = $2 WHERE id = $1", [vera, other]);
    expect(await shop.prove(await shop.visit(vera), "link")).toEqual(over(bankIdTexts.linkedToAnother));
    const { rows } = await pool.query("SELECT bankid_digest FROM customer WHERE id = $1", [vera]);
    expect(rows).toEqual([{ bankid_digest: other }]);
  });

  it("can be linked again to the same account, whose owner gets one letter", async () => {
    for (const _ of [1, 2]) {
      expect(await shop.prove(await shop.visit(vera), "link")).toMatchObject({ state: "done" });
    }
    expect(await linked()).toEqual([vera]);
    const sent = await shop.sendEmails(sendAccountEmail);
    expect(sent.map(({ to, subject }) => [to, subject.split(" – ")[0]])).toEqual([
      ["vera@example.se", "BankID är kopplat till ditt konto"],
    ]);
  });

  it("is linked to one of two accounts that link it at the same moment", async () => {
    const visitors = [await shop.visit(vera), await shop.visit(nils)];
    const told: Awaited<ReturnType<typeof shop.prove>>[] = [];
    await untilWaiting("SELECT FROM customer FOR UPDATE", 2, () =>
      visitors.map(async (visitor) => told.push(await shop.prove(visitor, "link"))),
    );
    expect(told.map(({ state }) => state).toSorted()).toEqual(["done", "over"]);
    expect(told).toContainEqual(over(bankIdTexts.linkedElsewhere));
    expect(await linked()).toHaveLength(1);
  });

  it("is in no table of the shop, proved or linked", async () => {
    const visitor = await shop.visit(vera);
    const { login } = (await shop.begin(visitor, "link")).json();
    await shop.ask(visitor, login, "sign");
    const { pool } = shop.database;
    const tables = await pool.query<{ name: string }>(
      "SELECT format('%I.%I', schemaname, tablename) AS name FROM pg_tables WHERE schemaname = 'public'",
    );
    for (const { name } of tables.rows) {
      const { rows } = await pool.query(`SELECT 1 FROM ${name} t WHERE t::text LIKE $1`, [`%${standInPerson}%`]);
      expect([name, rows]).toEqual([name, []]);
    }
  });
});

describe("requests to BankID", () => {
  it("are limited for a network address, whatever the session", async () => {
    const visitor = await shop.visit();
    await shop.begin(visitor);
    await shop.database.pool.query(
      "UPDATE limit_count SET taken = 200, free_at = ends_at WHERE name = 'bankid/address'",
    );
    const late = await shop.begin(await shop.visit());
    expect([late.statusCode, late.json().message]).toEqual([
      429,
      expect.stringMatching(/^För många försök med BankID/),
    ]);
    expect(Number(late.headers["retry-after"])).toBeGreaterThan(14 * 60);
  });

  it("do not help to guess a password: a wrong one counts for the account as at the login", async () => {
    const visitor = await shop.visit(vera);
    const guess = async (index: number) =>
      (await visitor.post("/konto/bankid/start", { purpose: "link", password: `gissning ${index}` })).statusCode;
    const statuses = [];
    for (let index = 0; index < 12; index += 1) statuses.push(await guess(index));
    expect(statuses).toEqual([...Array(10).fill(422), 429, 429]);
    expect((await shop.begin(visitor, "link")).statusCode).toBe(429);
    expect(await loginsOf(visitor.sessionId)).toEqual([]);
    expect((await shop.begin(await shop.visit(nils), "link")).statusCode).toBe(200);
  });
});

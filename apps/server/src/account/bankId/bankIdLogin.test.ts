import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { standInPerson } from "../../bankId/createBankIdStandIn.ts";
import { type BankIdServer, startBankIdServer } from "../../testing/startBankIdServer.ts";
import { bankIdTexts } from "../../texts/bankIdTexts.ts";

let shop: BankIdServer;
let customer = 0;

beforeAll(async () => {
  shop = await startBankIdServer();
});

afterAll(() => shop.close());

beforeEach(async () => {
  await shop.startAnew();
  customer = await shop.addCustomer("vera@example.se");
});

const still = { code: null, awaits_app: false, redirect_url: "" };
const over = (message: string) => ({ ...still, state: "over", message });
const done = (redirect_url: string) => ({ ...still, state: "done", message: "", redirect_url });

describe("a login by BankID", () => {
  it("opens only the account that it was linked to while logged in", async () => {
    expect(await shop.prove(await shop.visit(), "login")).toEqual(over(bankIdTexts.notLinked));
    expect(await shop.prove(await shop.visit(customer), "link")).toEqual(done("/konto/uppgifter"));
    const visitor = await shop.visit();
    expect(await shop.prove(visitor, "login")).toEqual(done("/konto"));
    expect(await shop.accountOf(visitor)).toBe(customer);
  });

  it("stores the number only in unreadable form, and nothing once it is over", async () => {
    const visitor = await shop.visit(customer);
    await shop.prove(visitor, "link");
    const { rows } = await shop.database.pool.query(
      "SELECT c::text AS text, bankid_digest FROM customer c WHERE id = $1",
      [customer],
    );
    expect(rows[0].text).not.toContain(standInPerson);
    expect(rows[0].bankid_digest).toHaveLength(32);
    const left = "SELECT 1 FROM bankid_login WHERE session_id = $1 OR proved_digests IS NOT NULL";
    expect((await shop.database.pool.query(left, [visitor.sessionId])).rows).toEqual([]);
  });

  it("shows a code that changes every second until the app is open, and BankID's texts", async () => {
    const visitor = await shop.visit();
    const begun = (await shop.begin(visitor)).json();
    expect(begun).toMatchObject({ message: "Starta BankID-appen.", code: { size: expect.any(Number) } });
    expect(begun.link).toMatch(/^https:\/\/app\.bankid\.com\/\?autostarttoken=/);
    await shop.database.pool.query("UPDATE bankid_login SET started_at = started_at - interval '1 s'");
    const waiting = (await visitor.post("/konto/bankid/collect", { login: begun.login })).json();
    expect(waiting.state).toBe("waiting");
    expect(waiting.code.path).not.toBe(begun.code.path);
    const message = "Skriv in din säkerhetskod i BankID-appen och välj Identifiera.";
    expect(await shop.ask(visitor, begun.login, "open")).toEqual({ ...still, state: "waiting", message });
  });

  it("is over after a cancellation in the app or in the shop, and for every other visitor", async () => {
    const [visitor, other] = [await shop.visit(), await shop.visit()];
    const first = (await shop.begin(visitor)).json();
    expect(await shop.ask(other, first.login, "sign")).toEqual(over(bankIdTexts.RFA22));
    expect(await shop.accountOf(other)).toBeNull();
    const second = (await shop.begin(visitor)).json();
    expect(await shop.ask(visitor, second.login, "cancel")).toEqual(over("Åtgärden avbruten."));
    const third = (await shop.begin(visitor)).json();
    await visitor.post("/konto/bankid/cancel", { login: third.login });
    expect(await shop.ask(visitor, third.login)).toEqual(over(bankIdTexts.RFA22));
  });

  it("opens an account once for many requests at the same moment", async () => {
    await shop.prove(await shop.visit(customer), "link");
    const visitor = await shop.visit();
    const { login } = (await shop.begin(visitor)).json();
    const answers = await Promise.all([
      shop.ask(visitor, login, "sign"),
      shop.ask(visitor, login),
      shop.ask(visitor, login),
    ]);
    expect(answers.filter(({ state }) => state === "done")).toHaveLength(1);
  });

  it("cannot be linked without a login, and can be linked to one account only", async () => {
    const refused = await shop.begin(await shop.visit(), "link");
    expect([refused.statusCode, refused.json().message]).toEqual([401, "Logga in först."]);
    await shop.prove(await shop.visit(customer), "link");
    const other = await shop.addCustomer("nils@example.se");
    expect(await shop.prove(await shop.visit(other), "link")).toEqual(over(bankIdTexts.linkedElsewhere));
  });

  it("requires the password to be linked, but not to be removed", async () => {
    const visitor = await shop.visit(customer);
    const refused = await visitor.post("/konto/bankid/start", { purpose: "link", password: "fel" });
    expect([refused.statusCode, refused.json().errors]).toEqual([422, { password: [expect.any(String)] }]);
    await shop.prove(visitor, "link");
    expect((await visitor.post("/konto/bankid/koppla-bort", {})).json()).toEqual({ message: bankIdTexts.unlinked });
    expect(await shop.prove(await shop.visit(), "login")).toEqual(over(bankIdTexts.notLinked));
    expect((await (await shop.visit()).post("/konto/bankid/koppla-bort", {})).statusCode).toBe(401);
  });

  it("gives the reason why it is over on every request, because its page is reloaded", async () => {
    const visitor = await shop.visit();
    const { login } = (await shop.begin(visitor)).json();
    expect(await shop.ask(visitor, login, "block")).toEqual(over(bankIdTexts.RFA16));
    expect(await shop.ask(visitor, login)).toEqual(over(bankIdTexts.RFA16));
  });

  it("mentions the app on this device to the user who opened it there, and shows no code", async () => {
    const visitor = await shop.visit();
    const { login } = (await shop.begin(visitor)).json();
    const told = (await visitor.post("/konto/bankid/collect", { login, device: "same" })).json();
    expect(told).toEqual({ ...still, state: "waiting", message: bankIdTexts.RFA13, awaits_app: true });
  });

  it("works without script: a form leads to the page that waits, and another one back to the start", async () => {
    await shop.prove(await shop.visit(customer), "link");
    const visitor = await shop.visit();
    const begun = await visitor.submit("/konto/bankid/start", { purpose: "login", return_to: "/konto/uppgifter" });
    expect([begun.statusCode, begun.headers.location]).toEqual([303, "/login/bankid"]);
    const begunOne = "SELECT id FROM bankid_login WHERE session_id = $1";
    const login: string = (await shop.database.pool.query(begunOne, [visitor.sessionId])).rows[0].id;
    await shop.act(login);
    const waits = await visitor.submit("/konto/bankid/collect", { login });
    expect(waits.headers.location).toBe("/login/bankid");
    await shop.act(login, "sign");
    const entered = await visitor.submit("/konto/bankid/collect", { login });
    expect([entered.statusCode, entered.headers.location]).toEqual([303, "/konto/uppgifter"]);
    expect(await shop.accountOf(visitor)).toBe(customer);
  });

  it("leads back to where it began after it is cancelled", async () => {
    const visitor = await shop.visit(customer);
    const { login } = (await shop.begin(visitor, "link")).json();
    const off = await visitor.submit("/konto/bankid/cancel", { login });
    expect(off.headers.location).toBe("/konto/uppgifter");
  });

  it("is limited in how often it can be started", async () => {
    const visitor = await shop.visit();
    for (let time = 1; time <= 20; time += 1) expect((await shop.begin(visitor)).statusCode).toBe(200);
    expect((await shop.begin(visitor)).statusCode).toBe(429);
    expect(
      (await shop.database.pool.query("SELECT 1 FROM bankid_login WHERE session_id = $1", [visitor.sessionId])).rows,
    ).toHaveLength(1);
  });
});

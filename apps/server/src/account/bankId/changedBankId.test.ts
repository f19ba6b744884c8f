import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { type BankIdServer, startBankIdServer } from "../../testing/startBankIdServer.ts";
import { type Change, whileChanging } from "../../testing/whileChanging.ts";
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

describe("an account that is changed while BankID proves who somebody is", () => {
  it("is not entered once BankID is taken off it, as another password does", async () => {
    await shop.prove(await shop.visit(customer), "link");
    const visitor = await shop.visit();
    const { login } = (await shop.begin(visitor)).json();
    const unlinked: readonly Change[] = [["UPDATE customer SET bankid_digest = NULL WHERE id = $1", [customer]]];
    const told = await whileChanging(shop.database, unlinked, () => shop.ask(visitor, login, "sign"));
    expect(told).toMatchObject({ state: "over", message: bankIdTexts.notLinked });
    expect(await shop.accountOf(visitor)).toBeNull();
  });

  it("is not linked once another password has ended the login that asked for it", async () => {
    const visitor = await shop.visit(customer);
    const { login } = (await shop.begin(visitor, "link")).json();
    const changed: readonly Change[] = [
      ["UPDATE customer SET password_hash = 'that of another password' WHERE id = $1", [customer]],
      ["UPDATE session SET customer_id = NULL WHERE customer_id = $1", [customer]],
    ];
    const told = await whileChanging(shop.database, changed, () => shop.ask(visitor, login, "sign"));
    expect(told).toMatchObject({ state: "over", message: bankIdTexts.logInFirst });
  });
});

import {
  buyAgainCall,
  cancelBankIdCall,
  changeAddressCall,
  choosePasswordCall,
  collectBankIdCall,
  confirmAddressCall,
  enterByLinkCall,
  loginFromCheckoutCall,
  registerCall,
  sendLinkCall,
  startBankIdCall,
  unlinkBankIdCall,
} from "@torg/account/contract";
import { pageAddress, pageCall } from "@torg/pages/contract";
import type { Check, Probe } from "../core/Check.ts";
import { demand, demandSame, NotTried, need } from "../core/outcomes.ts";
import { buyer } from "../shop/buyer.ts";

const nobody = "nobody.at.all@example.com";
const noLogin = "No login was given: see login of --data.";

async function deadLinks(probe: Probe): Promise<void> {
  const visitor = await probe.visit();
  const token = "0".repeat(64);
  const refused = await visitor.send(enterByLinkCall, { token });
  if (refused.status === 404) throw new NotTried("The backend sends no letters of accounts.");
  const others = [
    await visitor.send(choosePasswordCall, { token, password: "a password of many words" }),
    await visitor.send(confirmAddressCall, { token }),
  ];
  for (const { status } of [refused, ...others]) demandSame(status, 410, "The status of a link that opens nothing");
}

async function letters(probe: Probe): Promise<void> {
  const visitor = await probe.visit();
  const refused = await visitor.send(sendLinkCall, { email: "no address", purpose: "login" });
  if (refused.status === 404) throw new NotTried("The backend sends no letters of accounts.");
  demandSame(refused.status, 422, "The status of a letter that nobody can get");
  const asked = await visitor.send(changeAddressCall, { email: nobody, password: "wrong" });
  demandSame(asked.status, 401, "The status of a change of address for somebody who is not logged in");
  const login = need(probe.hints.login, noLogin);
  if (!probe.mayOrder) throw new NotTried("It asks for letters: allow it with --orders.");
  const { email } = login;
  const known = await visitor.ask(sendLinkCall, { email, purpose: "login" });
  const unknown = await visitor.ask(sendLinkCall, { email: nobody, purpose: "login" });
  demandSame(unknown, known, "What is answered to an address without an account");
  const names = { firstName: buyer.firstName, lastName: "Test" };
  const taken = await visitor.ask(registerCall, { ...names, email });
  demandSame(await visitor.ask(registerCall, { ...names, email: nobody }), taken, "What a new address hears");
  await visitor.ask(loginFromCheckoutCall, login);
  await visitor.begin();
  const wrong = await visitor.send(changeAddressCall, { email: nobody, password: `${login.password}x` });
  demandSame(wrong.status, 422, "The status of a change of address with a wrong password");
  await visitor.ask(changeAddressCall, { email: nobody, password: login.password });
  // A backend may say to the account alone that the address is its own.
  const { status } = await visitor.send(changeAddressCall, { email, password: login.password });
  demand([200, 422].includes(status), `A change to the account's own address answered ${status}.`);
}

async function bankId(probe: Probe): Promise<void> {
  const visitor = await probe.visit();
  const refused = await visitor.send(unlinkBankIdCall, {});
  if (refused.status === 404) throw new NotTried("The backend lets nobody in by BankID.");
  demandSame(refused.status, 401, "The status of taking BankID off for somebody who is not logged in");
  const linking = await visitor.send(startBankIdCall, { purpose: "link", password: "wrong" });
  demandSame(linking.status, 401, "The status of linking BankID for somebody who is not logged in");
  const stateOf = async (login: string, who = visitor) =>
    (await who.ask(collectBankIdCall, { login, device: "other" })).state;
  demandSame(await stateOf("no such login"), "over", "The state of a login by BankID that nobody has begun");
  if (!probe.mayOrder) throw new NotTried("It begins a login by BankID: allow it with --orders.");
  const { login } = await visitor.ask(startBankIdCall, { purpose: "login", password: "" });
  demandSame(await stateOf(login), "waiting", "The state of a login by BankID that nobody has opened");
  demandSame(await stateOf(login, await probe.visit()), "over", "What another visitor hears of it");
  await visitor.ask(cancelBankIdCall, { login });
  demandSame(await stateOf(login), "over", "The state of a login by BankID that was called off");
  await visitor.ask(loginFromCheckoutCall, need(probe.hints.login, noLogin));
  await visitor.begin();
  const answer = await visitor.ask(pageCall, { path: pageAddress("accountData") });
  // Only if nothing is linked, so that no real link is removed.
  if ("page" in answer && answer.page.page === "account_data" && answer.page.bankId === "unlinked") {
    await visitor.ask(unlinkBankIdCall, {});
  }
}

async function purchases(probe: Probe): Promise<void> {
  const visitor = await probe.visit();
  const refused = await visitor.send(buyAgainCall, { orderName: "0" });
  if (refused.status === 404) throw new NotTried("The backend lets nobody buy again what was bought.");
  demandSame(refused.status, 401, "The status of buying again for somebody who is not logged in");
  await visitor.ask(loginFromCheckoutCall, need(probe.hints.login, noLogin));
  await visitor.begin();
  const answer = await visitor.ask(pageCall, { path: pageAddress("account") });
  const orders = "page" in answer && answer.page.page === "account" ? answer.page.orders : [];
  for (const { orderName, shipments, creditNotes, refundedOre, totalOre } of orders) {
    for (const { shippedAt, deliveredAt } of shipments) {
      demand(
        deliveredAt === null || Date.parse(deliveredAt) >= Date.parse(shippedAt),
        `A parcel of ${orderName} arrived before it left.`,
      );
    }
    const numbers = creditNotes.map(({ number }) => number);
    demandSame(new Set(numbers).size, numbers.length, `The number of credit notes of ${orderName} that differ`);
    demand(refundedOre <= totalOre, `More was paid back of ${orderName} than was paid.`);
  }
  const [order] = orders;
  if (order === undefined) throw new NotTried("The account that was lent has bought nothing.");
  const again = await visitor.send(buyAgainCall, { orderName: order.orderName });
  demand(again.status === 200 || again.status === 409, `Buying ${order.orderName} again answered ${again.status}.`);
  const missing = await visitor.send(buyAgainCall, { orderName: "no such order" });
  demandSame(missing.status, 404, "The status of buying an order again that is not one's own");
}

/** Optional parts of a backend beside the login: e-mails with links, and tracked purchases. */
export const accountChecks: readonly Check[] = [
  { id: "accounts.links", section: "7.11+", title: "opens nothing by a link that nobody was sent", run: deadLinks },
  { id: "accounts.letters", section: "7.11+", title: "tells nobody which addresses have an account", run: letters },
  { id: "accounts.bankid", section: "7.11+", title: "keeps a login by BankID to whoever began it", run: bankId },
  {
    id: "accounts.purchases",
    section: "7.11+",
    title: "tells where purchases are, and sells them again",
    run: purchases,
  },
];

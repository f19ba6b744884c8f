import { cartCall, updateProductsCall } from "@torg/cart/contract";
import { compareIndexCall, compareStoreCall } from "@torg/catalog/contract";
import { showCheckoutCall, updateOrderMessageCall } from "@torg/checkout/contract";
import { creditCampaignsCall } from "@torg/credit/contract";
import type { Call } from "@torg/http";
import { csrfTokenCall } from "@torg/pages/contract";
import type { Check, Probe } from "../core/Check.ts";
import { compareMessage } from "../core/messages.ts";
import { demand, demandSame, NotTried } from "../core/outcomes.ts";
import { contractCalls } from "../openapi/contractCalls.ts";
import { contractTexts } from "../texts/sv.ts";
import { harmlessRequest } from "./harmlessRequest.ts";

async function cookieIsSafe(probe: Probe): Promise<void> {
  const lines = (await probe.visit()).setCookies;
  if (lines.length === 0) throw new NotTried("No cookie came with the token; the session is kept in another way.");
  const line = lines.find((one) => /;\s*httponly/i.test(one));
  demand(line !== undefined, "No cookie is HttpOnly, so scripts can read the session.");
  demand(/;\s*samesite=(lax|strict)/i.test(line), "The session's cookie has no SameSite=Lax.");
  demand(/;\s*path=\/(;|$)/i.test(line), "The session's cookie has no Path=/.");
}

async function sessionsAreApart(probe: Probe): Promise<void> {
  const { productId: id } = await probe.shop.oneBuyable();
  const [one, other] = [await probe.visit(), await probe.visit()];
  demand(one.token !== other.token, "Two sessions have the same token.");
  await one.ask(updateProductsCall, { products: { [id]: { quantity: 1 } }, refreshCheckout: false });
  demandSame((await one.ask(cartCall, {})).lines.length, 1, "The cart's number of lines");
  demandSame((await other.ask(cartCall, {})).lines, [], "Another visitor's cart");
  if (!probe.concerns("5.4")) return;
  await one.ask(compareStoreCall, { productId: id });
  demandSame(await other.ask(compareIndexCall, {}), {}, "Another visitor's compare list");
}

type Token = (probe: Probe) => Promise<string | null>;

/** POST calls that only read and are made while a shared page is rendered: they may be answered without a token. */
const readingCalls: readonly Call<unknown, unknown>[] = [creditCampaignsCall];

/** Calls for programs, which authenticate with their own token that no browser sends by itself. */
const isForPrograms = (section: string): boolean => section === "api+";

/** Sends every call for programs without credentials that they could use. */
async function programsNeedToken(probe: Probe): Promise<void> {
  const visitor = await probe.visit();
  for (const { call } of contractCalls.filter(({ section }) => isForPrograms(section))) {
    const { status } = await visitor.send(call, harmlessRequest, { token: null });
    // A backend may lack the calls for programs.
    if (status !== 401 && status !== 404) probe.fault(`${call.method} ${call.path} answered ${status}, should be 401.`);
  }
}

/** Sends every state-changing POST of the contract with such a token: all must be refused. */
async function everyPostRefuses(probe: Probe, tokenOf: Token): Promise<void> {
  const visitor = await probe.visit();
  const token = await tokenOf(probe);
  const posts = contractCalls.filter(
    ({ call, section }) =>
      call.method === "POST" && !readingCalls.includes(call) && !isForPrograms(section) && probe.concerns(section),
  );
  for (const { call, section } of posts) {
    const exchange = await visitor.send(call, harmlessRequest, { token });
    // Later calls may be missing altogether.
    if (exchange.status === 404 && section.endsWith("+")) continue;
    if (exchange.status !== 419) probe.fault(`POST ${call.path} answered ${exchange.status}, should refuse with 419.`);
    else compareMessage(probe, exchange, contractTexts.tokenRefused);
  }
}

async function refusedPostChangesNothing(probe: Probe): Promise<void> {
  const { productId: id } = await probe.shop.oneBuyable();
  const visitor = await probe.visit();
  await visitor.send(
    updateProductsCall,
    { products: { [id]: { quantity: 1 } }, refreshCheckout: false },
    { token: null },
  );
  demandSame((await visitor.ask(cartCall, {})).lines, [], "The cart after a refused change");
  if (!probe.concerns("7.9")) return;
  await visitor.send(updateOrderMessageCall, { orderMessage: "x" }, { token: null });
  demandSame((await visitor.ask(showCheckoutCall, {})).orderMessage, "", "The message after a refused change");
}

const plainReads: readonly Call<unknown, unknown>[] = [cartCall, showCheckoutCall, compareIndexCall, csrfTokenCall];

async function getsNeedNoToken(probe: Probe): Promise<void> {
  const visitor = await probe.visit();
  const reading = contractCalls.filter(({ call, section }) => plainReads.includes(call) && probe.concerns(section));
  for (const { call } of reading) {
    const { status } = await visitor.send(call, {}, { token: null });
    if (status !== 200) probe.fault(`GET ${call.path} answered ${status} without a token.`);
  }
}

async function tokenStays(probe: Probe): Promise<void> {
  const visitor = await probe.visit();
  const before = visitor.token;
  await visitor.begin();
  demandSame(visitor.token, before, "The token when it is asked for again");
}

/** The checks of sessions and the token of POST calls. */
export const sessionChecks: readonly Check[] = [
  {
    id: "session.cookie",
    section: "1.5",
    title: "keeps the session in a cookie that scripts and other sites do not get",
    run: cookieIsSafe,
  },
  {
    id: "session.apart",
    section: "1.5",
    title: "keeps cart and compare list of every session apart",
    run: sessionsAreApart,
  },
  { id: "session.token-stays", section: "1.5", title: "gives a session the same token again", run: tokenStays },
  {
    id: "csrf.missing",
    section: "1.5",
    title: "refuses every POST without a token",
    run: (probe) => everyPostRefuses(probe, async () => null),
  },
  {
    id: "csrf.wrong",
    section: "1.5",
    title: "refuses every POST with a made-up token",
    run: (probe) => everyPostRefuses(probe, async () => "made-up-token"),
  },
  {
    id: "csrf.of-another",
    section: "1.5",
    title: "refuses every POST with another session's token",
    run: (probe) => everyPostRefuses(probe, async ({ visit }) => (await visit()).token),
  },
  {
    id: "csrf.changes-nothing",
    section: "1.5",
    title: "changes nothing by a POST that it refuses",
    run: refusedPostChangesNothing,
  },
  {
    id: "programs.token",
    section: "api+",
    title: "lets no program in without a token of its own",
    run: programsNeedToken,
  },
  { id: "csrf.reading", section: "1.5", title: "asks for no token when something is only read", run: getsNeedNoToken },
];

import { pageAddress } from "@torg/pages/contract";
import type { FastifyInstance } from "fastify";
import { readFileSync } from "node:fs";
import * as z from "zod";
import { cancelledPaymentPath, fillPath } from "@torg/format/addresses";
import { loadCheckout } from "../../checkout/loadCheckout.ts";
import { sendRefusal } from "../../http/responses/answerError.ts";
import { escapeHtml } from "../../http/responses/escapeHtml.ts";
import { isNativeForm } from "../../http/requests/nativeForm.ts";
import { standInPage } from "../../http/responses/standInPage.ts";
import { refuse } from "../../http/responses/Refusal.ts";
import { OrderRollback } from "../../orders/placing/OrderRollback.ts";
import { standInTexts } from "../../texts/standInTexts.ts";
import { serverTexts } from "../../texts/sv.ts";
import type { PaymentContext } from "../PaymentContext.ts";
import { standInPath } from "../paymentPaths.ts";
import type { Provider } from "../../providers/Provider.ts";
import { providerNamed, providers } from "../../providers/providers.ts";
import { paymentShipping } from "../../orders/payment/shippingChoice.ts";
import {
  actOnStandIn,
  chooseStandInShipping,
  type FoundPayment,
  pagePaymentOf,
  standInActionSchema,
} from "./actOnStandIn.ts";
import { writtenKronor } from "../../texts/writtenKronor.ts";

const script = readFileSync(new URL("./standIn.js", import.meta.url), "utf8");
const shippingSchema = z.object({ id: z.string() });
const style = `${standInPage.style}summary{cursor:pointer;padding:.5rem 0}`;

/**
 * The shipping options that a stand-in offers, prices in minor units: those that the shop sends, which the provider
 * reports to the shop, and one without an id, which is reported to the page only.
 */
async function shippingOf({ db }: PaymentContext, sessionId: number | null) {
  const sent = paymentShipping(await loadCheckout(db, sessionId ?? 0));
  return standInTexts.shippingOptions.map(({ label, id }) => {
    const found = sent.find((shipping) => shipping.id === id);
    return { label, id, price: found?.priceOre ?? 0, isSent: found !== undefined, isChosen: found?.isChosen === true };
  });
}

/** The actions of a stand-in besides paying, with the texts of their buttons. */
function otherActions({ standIn }: Provider): readonly (readonly [string, string])[] {
  return Object.entries(standInTexts.actions).filter(([name]) => name !== "cancel" || !standIn.hasOwnCancelButton);
}

/** The script of a stand-in's part on the page, with what the provider's own script does. */
async function scriptOf(context: PaymentContext, provider: Provider, sessionId: number | null): Promise<string> {
  const { name, label, standIn } = provider;
  const { intro, paused, more, notice, notices, invalidAnswer, cancel } = standInTexts;
  const texts = {
    intro,
    paused,
    more,
    notice,
    notices,
    invalidAnswer,
    cancel,
    heading: standInTexts.heading(label),
    complete: standInTexts[standIn.payButtonLabel],
    shipping: standInTexts.shipping(label),
    actions: Object.fromEntries(otherActions(provider)),
  };
  const shipping = standIn.chooseShipping === undefined ? null : await shippingOf(context, sessionId);
  const json = JSON.stringify({ name, texts, shipping });
  return `{const standIn=${json};\nconst part=${standIn.script ?? "{}"};\n${script}}`;
}

function option([value, label]: readonly [string, string]): string {
  return `<option value="${escapeHtml(value)}">${escapeHtml(label)}</option>`;
}

function action([value, label]: readonly [string, string]): string {
  return `<button name="action" value="${escapeHtml(value)}">${escapeHtml(label)}</button>`;
}

function paymentPage(provider: Provider, found: FoundPayment | null, trouble: string = standInTexts.gone): string {
  const amountOre = found?.payment.amount_ore ?? null;
  const { label, app } = provider;
  const heading = escapeHtml(app === undefined ? standInTexts.pageHeading : standInTexts.appHeading(label));
  const amount = amountOre === null ? "" : writtenKronor(amountOre);
  const form =
    amountOre === null
      ? `<p role="alert">${escapeHtml(trouble)}</p>`
      : `<p>${escapeHtml(standInTexts.intro)}</p><p>${escapeHtml(standInTexts.amount(amount))}</p>
<form method="post" action="${fillPath(standInPath, provider.name)}/act">
<input type="hidden" name="order" value="${escapeHtml(found?.standIn.id ?? "")}">
<p>${action(["complete", standInTexts[provider.standIn.payButtonLabel]])}${action(["cancel", standInTexts.cancel])}</p>
<details><summary>${escapeHtml(standInTexts.more)}</summary>
<p><label>${escapeHtml(standInTexts.notice)} <select name="notice">${Object.entries(standInTexts.notices).map(option).join("")}</select></label></p>
<p>${otherActions(provider).map(action).join("")}</p></details></form>`;
  return `<!doctype html><html lang="sv"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex"><title>${heading}</title><style>${style}</style></head>
<body><main><h1>${heading}</h1>${form}<p><a href="${cancelledPaymentPath}">${escapeHtml(standInTexts.back)}</a></p></main></body></html>`;
}

/** Serves the script of a stand-in that is part of the checkout page. */
function registerScript(server: FastifyInstance, context: PaymentContext, provider: Provider): void {
  server.get(`${fillPath(standInPath, provider.name)}.js`, async (request, reply) => {
    const session = await request.visit.find();
    const text = await scriptOf(context, provider, session?.id ?? null);
    return reply.header("cache-control", "no-store").type("text/javascript; charset=utf-8").send(text);
  });
}

/** Serves the page of a stand-in that has its own. */
function registerPage(server: FastifyInstance, context: PaymentContext, provider: Provider): void {
  const { name } = provider;
  server.get<{ Querystring: { readonly order?: string } }>(fillPath(standInPath, name), async (request, reply) => {
    const session = await request.visit.find();
    const order = request.query.order ?? "";
    void reply.headers(standInPage.headers).type("text/html; charset=utf-8");
    try {
      const shopper = session === null ? null : { sessionId: session.id, address: request.visit.address };
      const found = shopper === null ? null : await pagePaymentOf(context, { name, order, ...shopper });
      return reply.status(found === null ? 404 : 200).send(paymentPage(provider, found));
    } catch (error) {
      if (!(error instanceof OrderRollback) || error.problem.code !== "too-often") throw error;
      const { status, message, retryAfter, limits } = error.problem.refusal;
      server.security.record("excess_rate_limit_exceeded", request, limits.join(" "));
      void reply.status(status).header("retry-after", String(retryAfter));
      return reply.send(paymentPage(provider, null, message));
    }
  });
}

/** Serves the stand-ins for payment providers: scripts, pages, and the actions of their buttons. */
export function registerStandInRoutes(server: FastifyInstance, context: PaymentContext): void {
  for (const provider of providers) {
    if (provider.hasOwnPage) registerPage(server, context, provider);
    else registerScript(server, context, provider);
  }
  server.post<{ Params: { readonly name: string } }>(`${standInPath}/shipping`, async (request, reply) => {
    const provider = providerNamed(request.params.name);
    const wish = shippingSchema.safeParse(request.body);
    const session = await request.visit.find();
    if (provider === null || !wish.success || session === null) {
      return sendRefusal(reply, refuse(422, serverTexts.checkValues));
    }
    const chosen = { provider, sessionId: session.id, id: wish.data.id };
    const message = await chooseStandInShipping(server, context, chosen);
    return reply.send(message === null ? {} : { message });
  });
  server.post<{ Params: { readonly name: string } }>(`${standInPath}/act`, async (request, reply) => {
    const provider = providerNamed(request.params.name);
    const body = request.body instanceof URLSearchParams ? Object.fromEntries(request.body) : request.body;
    const wish = standInActionSchema.safeParse(body);
    const session = await request.visit.find();
    if (provider === null || !wish.success || session === null) {
      return sendRefusal(reply, refuse(422, serverTexts.checkValues));
    }
    const outcome = await actOnStandIn(server, context, { provider, sessionId: session.id, wish: wish.data });
    if (isNativeForm(request)) return reply.redirect(outcome.redirect ?? pageAddress("checkout"), 303);
    return reply.send(outcome);
  });
}

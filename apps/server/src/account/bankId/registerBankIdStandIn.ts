import { pageAddress } from "@torg/pages/contract";
import type { FastifyInstance } from "fastify";
import * as z from "zod";
import { escapeHtml } from "../../http/responses/escapeHtml.ts";
import { standInPage } from "../../http/responses/standInPage.ts";
import { bankIdStandInTexts as texts } from "../../texts/bankIdStandInTexts.ts";
import { bankIdStandInPath, type OpenBankId } from "./openBankId.ts";

const actSchema = z.object({ autostarttoken: z.string(), act: z.enum(["open", "sign", "cancel", "block"]) });

/** The page of the app: its buttons, or why there are none. */
function page(token: string | null, word: string = texts.gone): string {
  const buttons = Object.entries(texts.acts).map(
    ([act, words]) => `<button name="act" value="${escapeHtml(act)}">${escapeHtml(words)}</button>`,
  );
  const form =
    token === null
      ? `<p role="status">${escapeHtml(word)}</p>`
      : `<p>${escapeHtml(texts.intro)}</p><form method="post" action="${bankIdStandInPath}/act">
<input type="hidden" name="autostarttoken" value="${escapeHtml(token)}"><p>${buttons.join("")}</p></form>`;
  const heading = escapeHtml(texts.heading);
  return `<!doctype html><html lang="sv"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex"><title>${heading}</title><style>${standInPage.style}</style></head>
<body><main><h1>${heading}</h1>${form}<p><a href="${pageAddress("bankIdLogin")}?device=same">${escapeHtml(texts.back)}</a></p></main></body></html>`;
}

/** Serves the stand-in for BankID: the page that its link opens instead of the app, and its buttons. */
export function registerBankIdStandIn(server: FastifyInstance, standIn: NonNullable<OpenBankId["standIn"]>): void {
  const { orders, act } = standIn;
  server.get(`${bankIdStandInPath}/done`, async (_request, reply) =>
    reply.headers(standInPage.headers).type("text/html; charset=utf-8").send(page(null, texts.done)),
  );
  server.get<{ Querystring: { readonly autostarttoken?: string } }>(bankIdStandInPath, async (request, reply) => {
    const order = await orders.opened(request.query.autostarttoken ?? "");
    void reply.headers(standInPage.headers).type("text/html; charset=utf-8");
    return reply.status(order === null ? 404 : 200).send(page(order?.autoStartToken ?? null));
  });
  server.post(`${bankIdStandInPath}/act`, async (request, reply) => {
    const body = request.body instanceof URLSearchParams ? Object.fromEntries(request.body) : request.body;
    const wish = actSchema.safeParse(body);
    const order = wish.success ? await orders.opened(wish.data.autostarttoken) : null;
    if (!wish.success || order === null) {
      return reply.headers(standInPage.headers).type("text/html; charset=utf-8").status(404).send(page(null));
    }
    await act(order.orderRef, wish.data.act);
    // The app stays open until the code is entered or the login is cancelled there.
    const isOpened = wish.data.act === "open";
    const back = `${bankIdStandInPath}?autostarttoken=${order.autoStartToken}`;
    return reply.redirect(isOpened ? back : `${bankIdStandInPath}/done`, 303);
  });
}

import { pageAddress } from "@torg/pages/contract";
import type { FastifyInstance } from "fastify";
import * as z from "zod";
import { escapeHtml } from "../../http/responses/escapeHtml.ts";
import { pageTransition } from "../../http/responses/pageTransition.ts";
import { bankIdStandInTexts as texts } from "../../texts/bankIdStandInTexts.ts";
import { bankIdStandInPath, type OpenBankId } from "./openBankId.ts";

const pageHeaders = {
  "content-security-policy":
    "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
  "cross-origin-opener-policy": "same-origin",
  "cache-control": "no-store",
};
const style =
  `${pageTransition}body{font:1rem/1.5 system-ui,sans-serif;max-inline-size:32rem;margin:3rem auto;padding:0 1rem}` +
  "button{font:inherit;padding:.6rem 1.2rem;margin:0 .5rem .5rem 0}";
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
<meta name="robots" content="noindex"><title>${heading}</title><style>${style}</style></head>
<body><main><h1>${heading}</h1>${form}<p><a href="${pageAddress("bankIdLogin")}?device=same">${escapeHtml(texts.back)}</a></p></main></body></html>`;
}

/** Serves the stand-in for BankID: the page that its link opens instead of the app, and its buttons. */
export function registerBankIdStandIn(server: FastifyInstance, standIn: NonNullable<OpenBankId["standIn"]>): void {
  const { orders, act } = standIn;
  server.get(`${bankIdStandInPath}/done`, async (_request, reply) =>
    reply.headers(pageHeaders).type("text/html; charset=utf-8").send(page(null, texts.done)),
  );
  server.get<{ Querystring: { readonly autostarttoken?: string } }>(bankIdStandInPath, async (request, reply) => {
    const order = await orders.opened(request.query.autostarttoken ?? "");
    void reply.headers(pageHeaders).type("text/html; charset=utf-8");
    return reply.status(order === null ? 404 : 200).send(page(order?.autoStartToken ?? null));
  });
  server.post(`${bankIdStandInPath}/act`, async (request, reply) => {
    const body = request.body instanceof URLSearchParams ? Object.fromEntries(request.body) : request.body;
    const wish = actSchema.safeParse(body);
    const order = wish.success ? await orders.opened(wish.data.autostarttoken) : null;
    if (!wish.success || order === null) {
      return reply.headers(pageHeaders).type("text/html; charset=utf-8").status(404).send(page(null));
    }
    await act(order.orderRef, wish.data.act);
    // The app stays open until the code is entered or the login is cancelled there.
    const isOpened = wish.data.act === "open";
    const back = `${bankIdStandInPath}?autostarttoken=${order.autoStartToken}`;
    return reply.redirect(isOpened ? back : `${bankIdStandInPath}/done`, 303);
  });
}

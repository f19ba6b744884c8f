import type { Kysely } from "kysely";
import type { Database } from "../../database/Database.ts";
import type { StandInAnswers } from "../../database/tables/paymentTables.ts";
import type { ProviderName } from "../../providers/PaymentProvider.ts";
import type { ProviderFetch } from "../../providers/providerHttp.ts";
import { providers } from "../../providers/providers.ts";
import { findStandIn } from "../../providers/standIns/standInStore.ts";

function readBody({ body, headers }: RequestInit): unknown {
  if (typeof body !== "string" || body === "") return undefined;
  const isForm = new Headers(headers).get("content-type") === "application/x-www-form-urlencoded";
  return isForm ? Object.fromEntries(new URLSearchParams(body)) : JSON.parse(body);
}

/** Waits until the caller aborts, as with a provider that hangs. */
function hang(signal: AbortSignal | null | undefined): Promise<never> {
  return new Promise((_resolve, reject) => {
    const giveUp = (): void => reject(signal?.reason ?? new Error("The request has no timeout."));
    if (signal === null || signal === undefined || signal.aborted) giveUp();
    else signal.addEventListener("abort", giveUp, { once: true });
  });
}

/** How the stand-in currently answers for a payment. */
async function answersOf(db: Kysely<Database>, name: ProviderName, pathname: string): Promise<StandInAnswers> {
  const id = /\/(?:orders|payments|charges|paymentrequests)\/([^/]+)/.exec(pathname)?.[1] ?? "";
  const payment = id === "" ? null : await findStandIn(db, name, id);
  const isOver = payment?.answers_until === null || (payment?.answers_until?.getTime() ?? 0) < Date.now();
  return payment === null || isOver ? "rightly" : payment.answers;
}

/** Handles requests to the stand-ins inside the process, including the misbehaviour set by their buttons. */
export function createStandInFetch(db: Kysely<Database>): ProviderFetch {
  return async (address, init) => {
    const { hostname, pathname } = new URL(address);
    const [host = ""] = hostname.split(".");
    const provider = providers.find(({ standIn }) => standIn.hosts.includes(host));
    if (provider === undefined) throw new TypeError("There is no such stand-in.");
    const { name, standIn } = provider;
    const answers = await answersOf(db, name, pathname);
    if (answers === "never") return hang(init.signal);
    if (answers === "invalid") return new Response("<html>502</html>", { status: 200 });
    const { method = "GET" } = init;
    const request = { method, path: pathname, headers: new Headers(init.headers), body: readBody(init), db };
    const { status, body, headers } = await standIn.answer(request);
    if (body === undefined) return new Response(null, { status, ...(headers === undefined ? {} : { headers }) });
    const isHtml = typeof body === "string";
    return new Response(isHtml ? body : JSON.stringify(body), {
      status,
      headers: { "content-type": isHtml ? "text/html; charset=utf-8" : "application/json" },
    });
  };
}

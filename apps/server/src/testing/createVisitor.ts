import type { FastifyInstance, LightMyRequestResponse } from "fastify";
import type { Kysely } from "kysely";
import type { Database } from "../database/Database.ts";
import type { Session } from "../sessions/Session.ts";
import { insertSession } from "../sessions/sessionQueries.ts";
import { formBody } from "./formBody.ts";

/** A visitor with its own session that sends requests as the shop's scripts do, or as a form without scripts. */
export interface TestVisitor {
  readonly sessionId: number;
  /** The same visitor on another server of the same shop. */
  readonly at: (server: FastifyInstance) => TestVisitor;
  readonly cookie: string;
  readonly token: string;
  readonly get: (path: string) => Promise<LightMyRequestResponse>;
  readonly post: (
    path: string,
    body: Readonly<Record<string, unknown>>,
    encoding?: "form" | "json",
  ) => Promise<LightMyRequestResponse>;
  /** `from` is the page with the form, which a browser names if the page allows it. */
  readonly submit: (
    path: string,
    fields: Readonly<Record<string, unknown>>,
    from?: string,
  ) => Promise<LightMyRequestResponse>;
}

const form = "application/x-www-form-urlencoded";

/** Creates a session and a visitor for it. */
export async function createVisitor(server: FastifyInstance, db: Kysely<Database>): Promise<TestVisitor> {
  const { session, secret } = await insertSession(db);
  return visitorOf(server, session, `shop_session=${secret}`);
}

function visitorOf(server: FastifyInstance, session: Session, cookie: string): TestVisitor {
  const script = {
    cookie,
    "x-requested-with": "XMLHttpRequest",
    accept: "application/json",
    "x-csrf-token": session.csrf_token,
  };
  const browser = {
    cookie,
    accept: "text/html",
    "content-type": form,
    "sec-fetch-site": "same-origin",
    "sec-fetch-mode": "navigate",
  };
  return {
    sessionId: session.id,
    at: (other) => visitorOf(other, session, cookie),
    cookie,
    token: session.csrf_token,
    get: (url) => server.inject({ method: "GET", url, headers: script }),
    post: (url, body, encoding = "form") => {
      const headers = { ...script, "content-type": encoding === "form" ? form : "application/json" };
      const payload = encoding === "form" ? formBody(body) : JSON.stringify(body);
      return server.inject({ method: "POST", url, headers, payload });
    },
    submit: (url, fields, from) => {
      const headers = from === undefined ? browser : { ...browser, referer: `http://localhost${from}` };
      return server.inject({ method: "POST", url, headers, payload: formBody(fields) });
    },
  };
}

import type { FastifyRequest } from "fastify";
import type { Kysely, RawBuilder } from "kysely";
import type { Database } from "../database/Database.ts";
import { isOverTls } from "./isOverTls.ts";
import { addressKey } from "./addressKey.ts";
import { type Session, sessionCookie, type SessionRow } from "./Session.ts";
import type { Sealing } from "../secrets/createSealing.ts";
import { findSession, insertSession, readOfSession, renewSecret, sessionOnly } from "./sessionQueries.ts";
import { resealTyped, sealingOf } from "./typedCodes.ts";

const yearSeconds = 365 * 24 * 3600;

/** The parts of a request that identify the visitor. */
export type VisitorRequest = Pick<FastifyRequest, "ip" | "protocol" | "ownOrigin" | "cookies">;

/** Receives the cookies to set. */
export interface CookieKeeper {
  setCookie(name: string, value: string, options: SessionCookieOptions): unknown;
}

interface SessionCookieOptions {
  readonly path: string;
  readonly httpOnly: boolean;
  readonly sameSite: "lax";
  readonly secure: boolean;
  /** Seconds. */
  readonly maxAge: number;
}

/** The visitor of one request. The session is looked up or created only on demand. */
export class Visit {
  readonly #db: Kysely<Database>;
  readonly #request: VisitorRequest;
  readonly #keeper: CookieKeeper;
  /** The shared promise of the look-up. Nothing derived from it is left unawaited, so no rejection is unhandled. */
  #found: Promise<SessionRow | null> | undefined;

  constructor(db: Kysely<Database>, request: VisitorRequest, keeper: CookieKeeper) {
    this.#db = db;
    this.#request = request;
    this.#keeper = keeper;
  }

  /** The pseudonym of the visitor's IP address, for rate limits. */
  get address(): string {
    return addressKey(this.#request.ip);
  }

  /** The visitor's session, or null if there is none yet. */
  async find(): Promise<Session | null> {
    this.#found ??= this.#lookUp(sessionOnly);
    return (await this.#found)?.session ?? null;
  }

  /** The visitor's session with further columns of the same query; null if there is none yet. */
  async findWith<T>(columns: RawBuilder<T>): Promise<(SessionRow & T) | null> {
    if (this.#found === undefined) {
      const looking = this.#lookUp(columns);
      this.#found = looking;
      return looking;
    }
    const session = await this.find();
    const row = session === null ? null : await readOfSession(this.#db, session.id, columns);
    return session === null || row === null ? null : { ...row, session };
  }

  /** The visitor's session; creates one and sets its cookie if there is none. */
  async ensure(): Promise<Session> {
    const existing = await this.find();
    if (existing !== null) return existing;
    const { session, secret } = await insertSession(this.#db);
    this.know(session);
    this.#setCookie(secret);
    return session;
  }

  /** Changes the session's secret, as at a login. */
  async renew(): Promise<void> {
    const session = await this.ensure();
    const from = this.sealing();
    this.#setCookie(await renewSecret(this.#db, session.id));
    await resealTyped(this.#db, session.id, { from, to: this.sealing() });
    this.forget();
  }

  /** Seals and opens data that only this visitor may read; without a session there is none. */
  sealing(): Sealing {
    return sealingOf(this.#request.cookies[sessionCookie] ?? "");
  }

  /** Sets the session that this request has just written, to save reading it again. */
  know(session: Session): void {
    this.#found = Promise.resolve({ session });
  }

  /** Makes the next access read the session again, after a change. */
  forget(): void {
    this.#found = undefined;
  }

  async #lookUp<T>(columns: RawBuilder<T>): Promise<(SessionRow & T) | null> {
    const secret = this.#request.cookies[sessionCookie];
    return secret === undefined ? null : findSession(this.#db, secret, columns);
  }

  #setCookie(secret: string): void {
    this.#request.cookies[sessionCookie] = secret;
    this.#keeper.setCookie(sessionCookie, secret, {
      path: "/",
      httpOnly: true,
      sameSite: "lax",
      secure: isOverTls(this.#request),
      maxAge: yearSeconds,
    });
  }
}

declare module "fastify" {
  interface FastifyRequest {
    /** The visitor; the session is looked up or created on demand. */
    visit: Visit;
  }
}

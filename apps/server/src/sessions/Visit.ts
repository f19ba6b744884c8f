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

/** What a visitor's request says of them. */
export type VisitorRequest = Pick<FastifyRequest, "ip" | "protocol" | "ownOrigin" | "cookies">;

/** What takes the cookies that a visitor is given. */
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

/** The visitor of one request. Nothing is read or made before somebody asks. */
export class Visit {
  readonly #db: Kysely<Database>;
  readonly #request: VisitorRequest;
  readonly #keeper: CookieKeeper;
  /** The one promise of the look-up that whoever asks waits for: nothing is derived from it that nobody awaits. */
  #found: Promise<SessionRow | null> | undefined;

  constructor(db: Kysely<Database>, request: VisitorRequest, keeper: CookieKeeper) {
    this.#db = db;
    this.#request = request;
    this.#keeper = keeper;
  }

  /** What stands for the visitor's address where limits are counted. */
  get address(): string {
    return addressKey(this.#request.ip);
  }

  /** The visitor's session, or null when there is none yet. */
  async find(): Promise<Session | null> {
    this.#found ??= this.#lookUp(sessionOnly);
    return (await this.#found)?.session ?? null;
  }

  /** The visitor's session with columns that are read of it in one statement; null when there is no session yet. */
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

  /** The visitor's session; makes one and sets its cookie when there is none. */
  async ensure(): Promise<Session> {
    const known = await this.find();
    if (known !== null) return known;
    const { session, secret } = await insertSession(this.#db);
    this.know(session);
    this.#setCookie(secret);
    return session;
  }

  /** Changes the secret of the session, as at a login. */
  async renew(): Promise<void> {
    const session = await this.ensure();
    const from = this.sealing();
    this.#setCookie(await renewSecret(this.#db, session.id));
    await resealTyped(this.#db, session.id, { from, to: this.sealing() });
    this.forget();
  }

  /** Seals and opens what only this visitor may read; of a visitor without a session there is nothing. */
  sealing(): Sealing {
    return sealingOf(this.#request.cookies[sessionCookie] ?? "");
  }

  /** Takes the session as it was written by this request, so that it need not be read again. */
  know(session: Session): void {
    this.#found = Promise.resolve({ session });
  }

  /** Reads the session anew when it is next asked for, after it was changed. */
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
    /** The visitor: the session, found or made when needed. */
    visit: Visit;
  }
}

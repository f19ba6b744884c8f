import cookie from "@fastify/cookie";
import { sessionExpired } from "@torg/http";
import Fastify, { type FastifyInstance, type FastifyRequest } from "fastify";
import type { Kysely } from "kysely";
import * as z from "zod/mini";
import type { ShopConfig } from "../config/readConfig.ts";
import type { Database } from "../database/Database.ts";
import { Visit } from "../sessions/Visit.ts";
import { serverTexts } from "../texts/sv.ts";
import type { Traces } from "../traces/Traces.ts";
import { answerError, sendRefusal } from "./responses/answerError.ts";
import { compressAnswer } from "./responses/compressAnswer.ts";
import { createLogStream } from "./logging/createLogStream.ts";
import { createOwnOrigin } from "./requests/createOwnOrigin.ts";
import { createSecurityLog } from "./logging/createSecurityLog.ts";
import { isFromOwnPage } from "./requests/isFromOwnPage.ts";
import { readableAddress } from "./requests/readableAddress.ts";
import { rejectMalformedHttp } from "./requests/rejectMalformedHttp.ts";
import { isBuying } from "./load/isBuying.ts";
import { limitSlowBodies } from "./requests/limitSlowBodies.ts";
import { loggerOptions } from "./logging/loggerOptions.ts";
import { refuse } from "./responses/Refusal.ts";
import { RequestLog } from "./logging/RequestLog.ts";
import { shedLoad } from "./load/shedLoad.ts";
import { dataAnswer, everyAnswer } from "./responses/securityHeaders.ts";

/** All servers of a process share one log. */
const logStream = createLogStream((lines) => process.stdout.write(lines));

/** The pools for reading visitors' sessions. */
export interface VisitDatabases {
  readonly buying: Kysely<Database>;
  readonly browsing: Kysely<Database>;
}

const bodyLimit = 256 * 1024;

/** A host that needs no further check. */
const plainHost = /^[a-z][\w.-]*(?::\d{1,4})?$/i;

/**
 * Creates the web server with everything that all routes share: log, limits, parsers, sessions, CSRF, headers, errors.
 */
export async function createServer(
  config: ShopConfig,
  databases: VisitDatabases,
  traces: Traces | null = null,
): Promise<FastifyInstance> {
  const server = Fastify({
    bodyLimit,
    trustProxy: [...config.trustedProxies],
    forceCloseConnections: "idle",
    // Requests on open connections are still answered while the server closes.
    return503OnClosing: false,
    // Connections that have not sent everything by then are closed within five seconds; only forms with files take so
    // long.
    requestTimeout: 115_000,
    http: { headersTimeout: 20_000, connectionsCheckingInterval: 5000 },
    rewriteUrl: ({ url = "/" }) => readableAddress(url),
    frameworkErrors: (_error, _request, reply) =>
      // No hook runs for a malformed address.
      sendRefusal(reply.headers({ ...everyAnswer, ...dataAnswer }), refuse(400, serverTexts.malformedRequest)),
    routerOptions: { maxParamLength: 200, ignoreTrailingSlash: true },
    clientErrorHandler: (error, socket) => rejectMalformedHttp(socket, error),
    logger: config.logLevel === "silent" ? false : { ...loggerOptions(config, traces), stream: logStream },
    logController: new RequestLog(),
  });
  traces?.watchRequests(server);
  server.decorate("security", createSecurityLog(config.securityLog, server.log));
  server.server.maxConnections = maxConnections();
  addParsers(server);
  await server.register(cookie);
  limitSlowBodies(server);
  if (config.shedsLoad) shedLoad(server);
  addHooks(server, config, databases);
  server.setErrorHandler(answerError);
  server.setNotFoundHandler((_request, reply) => sendRefusal(reply, refuse(404, serverTexts.notFound)));
  return server;
}

/** The most connections: a quarter of the files the process may open is left for the database and the disk. */
function maxConnections(): number {
  const { userLimits } = limitsSchema.parse(process.report.getReport());
  const files = Number(userLimits?.open_files.soft);
  return Number.isNaN(files) ? maxWithoutLimit : Math.max(16, Math.floor(files * 0.75));
}

const maxWithoutLimit = 100_000;
const limitsSchema = z.object({
  userLimits: z.optional(z.object({ open_files: z.object({ soft: z.union([z.string(), z.number()]) }) })),
});

function addParsers(server: FastifyInstance): void {
  const parseJson = server.getDefaultJsonParser("error", "error");
  server.removeContentTypeParser("application/json");
  // Calls without a body have the content type as well.
  server.addContentTypeParser("application/json", { parseAs: "string" }, (request, body, done) => {
    if (body === "") done(null, undefined);
    else void parseJson(request, body.toString(), done);
  });
  server.addContentTypeParser("application/x-www-form-urlencoded", { parseAs: "string" }, (_request, body, done) => {
    done(null, new URLSearchParams(body.toString()));
  });
}

function addHooks(server: FastifyInstance, config: ShopConfig, { buying, browsing }: VisitDatabases): void {
  const ownOrigin = createOwnOrigin(config, (host) =>
    server.log.warn({ host }, "this host is not known to be the shop's: set SHOP_PUBLIC_URL or SHOP_HOSTS"),
  );
  server.decorateRequest("visit");
  server.decorateRequest("ownOrigin");
  let hasWarned = false;
  server.addHook("onRequest", async (request, reply) => {
    if (!hasWarned && isFromStrangeProxy(request)) {
      hasWarned = true;
      server.log.warn(
        "X-Forwarded-For comes from a machine that is not trusted: limits count all visitors behind it as one. Name it in TRUST_PROXY if it is a proxy of yours",
      );
    }
    request.ownOrigin = ownOrigin(request);
    request.visit = new Visit(isBuying(request) ? buying : browsing, request, reply);
    void reply.headers(everyAnswer);
    if (!plainHost.test(request.host) && !URL.canParse(`http://${request.host}`))
      return sendRefusal(reply, refuse(400, serverTexts.malformedRequest));
    return undefined;
  });
  server.addHook("preHandler", async (request, reply) => {
    const isRead = request.method === "GET" || request.method === "HEAD" || request.method === "OPTIONS";
    const isOpen = isRead || request.is404 || request.routeOptions.config.isOpenToOthers === true;
    if (isOpen || (await isFromOwnPage(request))) return undefined;
    server.security.record("authz_fail", request, "no token of this session");
    return sendRefusal(reply, refuse(sessionExpired, serverTexts.tokenRefused));
  });
  server.addHook("onSend", async (request, reply, payload) => {
    const type = reply.getHeader("content-type");
    const isPage = typeof type === "string" && type.startsWith("text/html");
    if (!isPage && !reply.hasHeader("content-security-policy")) void reply.headers(dataAnswer);
    const isData = typeof type === "string" && type.startsWith("application/json");
    if (isData && !reply.hasHeader("cache-control")) void reply.header("cache-control", "no-store");
    return compressAnswer(request, reply, payload);
  });
}

/** Whether an untrusted machine claims to forward the request of another visitor. */
function isFromStrangeProxy({ headers, ips = [] }: FastifyRequest): boolean {
  return headers["x-forwarded-for"] !== undefined && ips.length === 1;
}

declare module "fastify" {
  interface FastifyRequest {
    /** The shop's own origin, such as `https://shop.example`; never taken from the visitor's request alone. */
    ownOrigin: string;
  }
  interface FastifyContextConfig {
    /** No CSRF token required: the test control, and webhooks of payment providers, which authenticate themselves. */
    isOpenToOthers?: boolean;
  }
}

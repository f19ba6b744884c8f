import type { ShopSettings } from "@torg/navigation/contract";
import { type OpenPage, Overloaded } from "@torg/server";
import { mapsHosts } from "@torg/stores/domain/map";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Assets } from "./assets/assets.ts";
import type { AssetFile } from "./assets/readAssetFiles.ts";
import { BackendError, createVisit, readBody, type Transport } from "./backend/backend.ts";
import { insideSource } from "./backend/insideSource.ts";
import { type PageSource, wireSource } from "./backend/PageSource.ts";
import { contentHash } from "./assets/integrityOf.ts";
import { compressBody } from "./http/compressBody.ts";
import { MadePage } from "./http/MadePage.ts";
import type { CachedAnswer, PageCache } from "./http/PageCache.ts";
import { surrogateKeysOf } from "./http/surrogateKeysOf.ts";
import { negotiateEncoding, type Encoding } from "./http/negotiateEncoding.ts";
import { buildPath, policyReportPath } from "./routes/storefrontPaths.ts";
import { pageHeaders } from "./http/pageHeaders.ts";
import { PolicyLog, type PolicyViolation } from "./http/PolicyLog.ts";
import { loadPage, loadPageData, type PageKinds } from "./render/loadPage.ts";
import type { PageInput } from "./render/pageInput.ts";
import { plainAddress } from "./routes/plainAddress.ts";
import { pageConstraint, pageRoutes } from "./routes/pageRoutes.ts";
import { pageDataPath, type ShopPage } from "@torg/pages/contract";

/** What the server bundle exports. */
export interface Renderer {
  readonly pageKinds: PageKinds;
  /** The whole HTML document of a page. */
  readonly renderPage: (input: PageInput) => string;
  /**
   * The document shown when no page could be rendered; needs nothing from the shop server except its last known
   * settings.
   */
  readonly renderFailure: (assets: Assets, known: ShopSettings | null) => string;
}

/** Options of the storefront. */
export interface StorefrontOptions {
  /** Carries calls to the shop server, whose answers are checked against their contracts. */
  readonly transport: Transport;
  /** Reads page data directly when the shop server runs in this process; left out, pages are read by calls. */
  readonly inside?: OpenPage | undefined;
  /** Called on every request, so that a development server can render with fresh code. */
  readonly renderer: () => Promise<Renderer>;
  readonly assets: Assets;
  /** Built files by address. */
  readonly files: ReadonlyMap<string, AssetFile>;
  /** Briefly caches answers that anonymous visitors share; left out, nothing is cached. */
  readonly cache?: PageCache<MadePage>;
  /** Whether upstream caches are purged, so that pages name their surrogate keys. Default: true. */
  readonly isPurged?: boolean;
  /** Waits until the process has time to render a page. */
  readonly turn?: () => Promise<void>;
  /** Omits the content security policy, which would block the development server's own scripts. */
  readonly development?: boolean;
  /** The shop's own origin, for canonical links and structured data; left out, that of the request. */
  readonly ownOrigin?: (request: Pick<FastifyRequest, "protocol" | "host">) => string;
  /** Receives policy violations that browsers report; left out, they are logged. */
  readonly tellViolation?: (violation: PolicyViolation) => void;
  /** Hosts from which payment providers may load code on checkout pages. */
  readonly paymentHosts?: readonly string[];
}

/** The running storefront: its options, and the shop's settings as last shown to a visitor without a session. */
interface Storefront extends StorefrontOptions {
  known: ShopSettings | null;
  /**
   * The failure page and the settings it shows; rendered once, since many visitors need it when there is least time.
   */
  failure: { readonly page: MadePage; readonly known: ShopSettings | null } | null;
  /** Hash of the inline script of its documents. */
  readonly early: string | undefined;
}

const sessionCookie = /(?:^|;\s*)(?:__Host-)?(?:shop_session|sid)=/;

function visitorHeaders(request: FastifyRequest, isAnonymous = false): Readonly<Record<string, string>> {
  const headers: Record<string, string> = {
    "x-visitor-address": request.ip,
    "x-visitor-protocol": request.protocol,
    host: request.host,
  };
  for (const name of ["cookie", "user-agent", "accept-language", "x-request-id"]) {
    const value = request.headers[name];
    if (typeof value === "string" && !(isAnonymous && name === "cookie")) headers[name] = value;
  }
  return headers;
}

const requestedOrigin = ({ protocol, host }: Pick<FastifyRequest, "protocol" | "host">): string =>
  `${protocol}://${host}`;

/** Negotiates the encoding of a response and sets the header. */
function encodingOf(reply: FastifyReply): Encoding {
  const encoding = negotiateEncoding(reply.request.headers["accept-encoding"]);
  if (encoding !== "identity") void reply.header("content-encoding", encoding);
  return encoding;
}

const hasSession = ({ headers }: FastifyRequest): boolean => sessionCookie.test(headers.cookie ?? "");

function sourceOf({ inside, transport }: Storefront, request: FastifyRequest, isAnonymous: boolean): PageSource {
  return inside === undefined
    ? wireSource(createVisit(transport, visitorHeaders(request, isAnonymous)))
    : insideSource(inside(request, isAnonymous));
}

async function makePage(storefront: Storefront, request: FastifyRequest, isAnonymous: boolean): Promise<MadePage> {
  const { renderer, assets } = storefront;
  const source = sourceOf(storefront, request, isAnonymous);
  const { renderPage, pageKinds } = await renderer();
  const loaded = await loadPage(source, request.url, pageKinds);
  const setCookies = source.setCookies();
  const { status } = loaded;
  if (loaded.kind === "redirect") return new MadePage({ status, location: loaded.location, setCookies });
  if (isAnonymous || !hasSession(request)) storefront.known = loaded.input.settings;
  const origin = (storefront.ownOrigin ?? requestedOrigin)(request);
  const { page, settings } = loaded.input;
  const embed = page.page === "product" ? page.product.embed : null;
  const maps = page.page === "stores" || page.page === "store" ? mapsHosts(settings.maps) : null;
  await storefront.turn?.();
  const html = renderPage({ ...loaded.input, origin, assets });
  const surrogateKeys = surrogateKeysOf(page);
  return new MadePage({ status, html, setCookies, embed, maps, age: source.age(), surrogateKeys });
}

const isUnavailable = (error: unknown): boolean => error instanceof BackendError && error.status === 503;

/**
 * The page of an address. While the shop cannot read a visitor's session, shared pages are shown as to an anonymous
 * visitor; while it cannot render them, the last rendering is shown.
 */
async function findPage(
  storefront: Storefront,
  route: ShopPage,
  request: FastifyRequest,
): Promise<CachedAnswer<MadePage>> {
  const isKnown = hasSession(request);
  const make = async (isAnonymous: boolean): Promise<CachedAnswer<MadePage>> => {
    const answer = await makePage(storefront, request, isAnonymous);
    return { answer, age: answer.age };
  };
  const { cache } = storefront;
  if (cache === undefined || route.cache !== "shared") return make(false);
  const address = `${(storefront.ownOrigin ?? requestedOrigin)(request)}${request.url}`;
  const shared = async (): Promise<CachedAnswer<MadePage>> => {
    const found = await cache.get(address, {
      make: () => makePage(storefront, request, true),
      mayKeep: ({ setCookies, status, age }) => setCookies.length === 0 && status < 500 && age === null,
      mayStandIn: isUnavailable,
    });
    // A page made from cached data lacks something; the last whole page, though older, has it.
    return found.answer.age === null ? found : (cache.old(address) ?? { ...found, age: found.answer.age });
  };
  if (!isKnown) return shared();
  return make(false).catch((error: unknown) => {
    if (isUnavailable(error)) return shared();
    throw error;
  });
}

async function answerPage(options: Storefront, route: ShopPage, reply: FastifyReply): Promise<void> {
  const { request } = reply;
  const plain = plainAddress(request.url);
  if (plain !== null) {
    await reply.redirect(plain, 301);
    return;
  }
  const isKnown = hasSession(request);
  const { answer: page, age } = await findPage(options, route, request);
  const { status, location, setCookies } = page;
  if (age !== null) void reply.header("age", String(age));
  if (setCookies.length > 0) void reply.header("set-cookie", [...setCookies]);
  if (location !== null) {
    await reply.redirect(location, status);
    return;
  }
  const personal = isKnown || setCookies.length > 0;
  const { paymentHosts, early, isPurged = true } = options;
  const { embed, maps } = page;
  const surrogateKeys = isPurged ? page.surrogateKeys : "";
  const headers = { ...pageHeaders({ route, status, personal, early, paymentHosts, embed, maps, surrogateKeys }) };
  if (options.development) delete headers["content-security-policy"];
  const body = await page.body(encodingOf(reply));
  await reply.code(status).headers(headers).send(body);
}

/** The data of a page for its islands: checked against the contract here, so that browsers need not. */
async function answerPageData(options: StorefrontOptions, reply: FastifyReply): Promise<void> {
  const { request } = reply;
  const { searchParams } = new URL(request.url, "http://localhost");
  const path = searchParams.get("path") ?? "/";
  const load = (isAnonymous: boolean) =>
    loadPageData(createVisit(options.transport, visitorHeaders(request, isAnonymous)), path);
  const loaded = await load(false).catch((error: unknown) => {
    if (isUnavailable(error) && hasSession(request)) return load(true);
    throw error;
  });
  const body = await compressBody(JSON.stringify(loaded ?? { message: null }), encodingOf(reply));
  await reply
    .code(loaded ? 200 : 404)
    .headers({
      "content-type": "application/json; charset=utf-8",
      "cache-control": "no-store",
      "x-content-type-options": "nosniff",
      vary: "Accept-Encoding, Cookie",
    })
    .send(body);
}

/** 503 for what is only temporarily unavailable, because of the shop server or of overload, else 500. */
function statusOf(error: unknown): 500 | 503 {
  return isUnavailable(error) || error instanceof Overloaded ? 503 : 500;
}

async function failureOf(storefront: Storefront): Promise<MadePage> {
  const { assets, failure, known } = storefront;
  if (failure !== null && failure.known === known && !storefront.development) return failure.page;
  const { renderFailure } = await storefront.renderer();
  const page = new MadePage({ status: 503, html: renderFailure(assets, known), setCookies: [] });
  storefront.failure = { page, known };
  return page;
}

/** Logs the policy violations that browsers report; they get the same answer whatever they send. */
function takePolicyReports(server: FastifyInstance, tell: StorefrontOptions["tellViolation"]): void {
  const log = new PolicyLog({
    most: 100,
    now: Date.now,
    write: tell ?? ((violation) => server.log.warn(violation, "the policy of a page has stopped something")),
  });
  server.addContentTypeParser("application/reports+json", { parseAs: "string" }, (_request, body, done) => {
    done(null, body);
  });
  const options = { bodyLimit: 32_768, config: { isOpenToOthers: true } };
  server.post(policyReportPath, options, ({ body }, reply) => {
    if (typeof body === "string") log.take(readBody(body));
    return reply.code(204).send();
  });
}

function sendFile(files: StorefrontOptions["files"], reply: FastifyReply): FastifyReply {
  const [address = ""] = reply.request.url.split("?");
  const file = files.get(address);
  if (!file) return reply.code(404).type("text/plain; charset=utf-8").send("Not found");
  const encoding = negotiateEncoding(reply.request.headers["accept-encoding"]);
  const body = file[encoding];
  return reply
    .headers({
      "content-type": file.type,
      "cache-control": file.cacheControl,
      "x-content-type-options": "nosniff",
      "cross-origin-resource-policy": "same-origin",
      vary: "Accept-Encoding",
      ...(body && encoding !== "identity" ? { "content-encoding": encoding } : {}),
    })
    .send(body ?? file.identity);
}

/**
 * The shop's pages as a Fastify plugin: every page address, the built files, and a Swedish page for unknown addresses
 * and for failures. Calls of the shop server keep their addresses, even where a page has the same one.
 */
export function createStorefront(options: StorefrontOptions): (server: FastifyInstance) => Promise<void> {
  return async (server) => {
    const { assets } = options;
    const early = assets.early === undefined ? undefined : contentHash(assets.early);
    const storefront: Storefront = { ...options, known: null, failure: null, early };
    if (!server.hasConstraintStrategy(pageConstraint.name)) server.addConstraintStrategy(pageConstraint);
    server.setErrorHandler(async (error, request, reply) => {
      const status = statusOf(error);
      if (status === 500) request.log.error(error, "a page could not be made");
      if (status === 503) void reply.header("retry-after", "5");
      const route: ShopPage = { path: "", cache: "private", zone: "shop" };
      const headers = pageHeaders({ route, status, personal: true, early });
      const page = await failureOf(storefront);
      await reply
        .code(status)
        .headers(headers)
        .send(await page.body(encodingOf(reply)));
    });
    for (const route of pageRoutes) {
      server.get(route.path, { constraints: { [pageConstraint.name]: "page" } }, async (_, reply) => {
        await answerPage(storefront, route, reply);
        return reply;
      });
    }
    server.get("/robots.txt", (request, reply) => {
      const rules = options.files.get("/robots.txt")?.identity.toString() ?? "";
      const origin = (options.ownOrigin ?? requestedOrigin)(request);
      const text = `${rules}\nSitemap: ${origin}/sitemap.xml\n`;
      return reply.type("text/plain; charset=utf-8").header("cache-control", "public, max-age=86400").send(text);
    });
    server.get(pageDataPath, async (_, reply) => {
      await answerPageData(options, reply);
      return reply;
    });
    takePolicyReports(server, options.tellViolation);
    server.get(`${buildPath}*`, async (_, reply) => sendFile(options.files, reply));
  };
}

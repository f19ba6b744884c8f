import type { ShopSettings } from "@torg/navigation/contract";
import type { OpenPage } from "@torg/server";
import type { FastifyRequest } from "fastify";
import type { Assets } from "../assets/assets.ts";
import type { BuiltSheets } from "../assets/builtSheets.ts";
import type { AssetFile } from "../assets/readAssetFiles.ts";
import type { Transport } from "../backend/backend.ts";
import type { MadePage } from "../http/MadePage.ts";
import type { PageCache } from "../http/PageCache.ts";
import type { PolicyViolation } from "../http/PolicyLog.ts";
import type { PageKinds } from "../render/loadPage.ts";
import type { PageInput } from "../render/pageInput.ts";

/** What the server bundle exports. */
export interface Renderer {
  readonly pageKinds: PageKinds;
  /** The whole HTML document of a page. */
  readonly renderPage: (input: PageInput) => string;
  /**
   * The document shown when no page could be rendered; needs nothing from the shop server except its last known
   * settings.
   */
  readonly renderFailure: (assets: Assets, lastSettings: ShopSettings | null) => string;
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
export interface Storefront extends StorefrontOptions {
  lastSettings: ShopSettings | null;
  /**
   * The failure page and the settings it shows; rendered once, since many visitors need it when there is least time.
   */
  failure: { readonly page: MadePage; readonly settings: ShopSettings | null } | null;
  /** The built style sheets, which a first visit gets inside its document. */
  readonly sheets: BuiltSheets;
  /** Hash of the inline script of its documents. */
  readonly early: string | undefined;
}

/** The shop's own origin as a request has it: the configured one, else the requested one. */
export function originOf({ ownOrigin }: StorefrontOptions, request: Pick<FastifyRequest, "protocol" | "host">): string {
  return ownOrigin?.(request) ?? `${request.protocol}://${request.host}`;
}

import type { MapsHosts } from "@torg/stores/domain/map";
import { compressBody } from "./compressBody.ts";
import type { Encoding } from "./negotiateEncoding.ts";

/** Content of others: a frame or a picture, and where it lies. */
export interface PageEmbed {
  readonly type: "iframe" | "image";
  readonly src: string;
}

/** What an address answers: a place to go to, or a document. */
export class MadePage {
  readonly status: number;
  /** Where to go instead; null for a document. */
  readonly location: string | null;
  readonly setCookies: readonly string[];
  /** Content of others that the document may show. */
  readonly embed: PageEmbed | null;
  /** Hosts that the maps of the document may fetch from; null for a document without a map. */
  readonly maps: MapsHosts | null;
  /** Seconds since what it was made from was read, when that is older than the page; else null. */
  readonly age: number | null;
  /** The keys by which caches in front forget it; empty for a place to go to. */
  readonly surrogateKeys: string;
  readonly #html: string;
  readonly #bodies = new Map<Encoding, Promise<Buffer>>();

  constructor(page: {
    readonly status: number;
    readonly html?: string;
    readonly location?: string;
    readonly setCookies: readonly string[];
    readonly embed?: PageEmbed | null;
    readonly maps?: MapsHosts | null;
    readonly age?: number | null;
    readonly surrogateKeys?: string;
  }) {
    this.status = page.status;
    this.location = page.location ?? null;
    this.setCookies = page.setCookies;
    this.embed = page.embed ?? null;
    this.maps = page.maps ?? null;
    this.age = page.age ?? null;
    this.surrogateKeys = page.surrogateKeys ?? "";
    this.#html = page.html ?? "";
  }

  /** The document in an encoding; compressed once, however many ask for it. */
  body(encoding: Encoding): Promise<Buffer> {
    const body = this.#bodies.get(encoding) ?? compressBody(this.#html, encoding);
    this.#bodies.set(encoding, body);
    return body;
  }
}

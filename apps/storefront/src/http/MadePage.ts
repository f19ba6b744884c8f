import type { MapsHosts } from "@torg/stores/domain/map";
import type { BuiltSheets } from "../assets/builtSheets.ts";
import { HtmlDocument } from "./HtmlDocument.ts";
import { asksForConsent, inlinedHashes, inlineSheets } from "./inlineSheets.ts";

/** Third-party content: a frame or a picture, and its address. */
export interface PageEmbed {
  readonly type: "iframe" | "image";
  readonly src: string;
}

/** The answer of an address: a redirect or a document. */
export class MadePage {
  readonly status: number;
  /** Redirect target; null for a document. */
  readonly location: string | null;
  readonly setCookies: readonly string[];
  /** Third-party content that the document may show. */
  readonly embed: PageEmbed | null;
  /** Hosts that the document's maps may fetch from; null without a map. */
  readonly maps: MapsHosts | null;
  /** Age of the data it was made from, in seconds, when that is older than the page; else null. */
  readonly age: number | null;
  /** The surrogate keys by which upstream caches purge it; empty for a redirect. */
  readonly surrogateKeys: string;
  /** The document with links to its style sheets; empty for a redirect. */
  readonly document: HtmlDocument;
  readonly #html: string;
  #inlined: HtmlDocument | null = null;

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
    this.document = new HtmlDocument(() => this.#html);
  }

  /**
   * The memory it takes, in bytes: its document with two bytes a character, and at most as much for the four compressed
   * bodies, which for a small page are mostly its style sheets.
   */
  get bytes(): number {
    return 4 * this.#html.length;
  }

  /**
   * The document with its style sheets inside (`inlineSheets`), if it asks for consent: only there a script fetches
   * them for the next page.
   */
  inlined(sheets: BuiltSheets): HtmlDocument {
    this.#inlined ??= asksForConsent(this.#html)
      ? new HtmlDocument(() => inlineSheets(this.#html, sheets), inlinedHashes(this.#html, sheets))
      : this.document;
    return this.#inlined;
  }
}

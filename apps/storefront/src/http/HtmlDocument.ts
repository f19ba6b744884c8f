import { compressBody } from "./compressBody.ts";
import type { Encoding } from "./negotiateEncoding.ts";

/** An HTML document, compressed once per encoding, however many requests there are; only compressed bodies are kept. */
export class HtmlDocument {
  /** Hashes of its inline style sheets, which its content security policy must allow. */
  readonly styleHashes: readonly string[];
  readonly #write: () => string;
  readonly #bodies = new Map<Exclude<Encoding, "identity">, Promise<Buffer>>();

  /** `write` gives its text: once for each compressed body, and whenever it is sent as it is. */
  constructor(write: () => string, styleHashes: readonly string[] = []) {
    this.#write = write;
    this.styleHashes = styleHashes;
  }

  /** The document in an encoding. */
  body(encoding: Encoding): Promise<Buffer> {
    if (encoding === "identity") return compressBody(this.#write(), encoding);
    const body = this.#bodies.get(encoding) ?? compressBody(this.#write(), encoding);
    this.#bodies.set(encoding, body);
    return body;
  }
}

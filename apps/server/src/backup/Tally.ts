import { createHash, type Hash } from "node:crypto";
import { Transform, type TransformCallback } from "node:stream";

const lineEnd = 0x0a;

/** A pass-through stream that counts bytes and lines and calculates the SHA-256. */
export class Tally extends Transform {
  bytes = 0;
  lines = 0;
  readonly #hash: Hash = createHash("sha256");

  override _transform(chunk: Buffer, _encoding: BufferEncoding, done: TransformCallback): void {
    this.bytes += chunk.length;
    this.#hash.update(chunk);
    for (let at = chunk.indexOf(lineEnd); at !== -1; at = chunk.indexOf(lineEnd, at + 1)) this.lines += 1;
    done(null, chunk);
  }

  /** The checksum of everything; call it once, at the end. */
  sum(): string {
    return this.#hash.digest("hex");
  }
}

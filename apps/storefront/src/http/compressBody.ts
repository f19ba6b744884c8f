import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { Encoding } from "./negotiateEncoding.ts";

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/**
 * The Brotli level for pages rendered on request: 1 to 2 ms for a listing, and a tenth larger than the highest level.
 */
const pageQuality = 5;

/** Compresses a body that is made on request. */
export async function compressBody(body: string, encoding: Encoding): Promise<Buffer> {
  const bytes = Buffer.from(body);
  if (encoding === "identity") return bytes;
  if (encoding === "gzip") return zip(bytes, { level: 6 });
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: pageQuality,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
  };
  return brotli(bytes, { params });
}

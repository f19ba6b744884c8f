import { readFile, writeFile } from "node:fs/promises";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Compression settings to try; the best one differs from file to file. */
const ways = [
  {},
  { [constants.BROTLI_PARAM_NPOSTFIX]: 1 },
  { [constants.BROTLI_PARAM_NDIRECT]: 4 },
  { [constants.BROTLI_PARAM_LGBLOCK]: 16, [constants.BROTLI_PARAM_NDIRECT]: 4 },
];

async function smallest(body) {
  const quality = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: body.length };
  const tried = await Promise.all(ways.map((way) => brotli(body, { params: { ...quality, ...way } })));
  return tried.reduce((best, next) => (next.length < best.length ? next : best));
}

/** Writes `file.br` and `file.gz` beside each file, as small as possible: compressed once, served often. */
export async function compressAssets(files) {
  for (const file of files) {
    const body = await readFile(file);
    const [small, zipped] = await Promise.all([smallest(body), zip(body, { level: 9 })]);
    await Promise.all([writeFile(`${file}.br`, small), writeFile(`${file}.gz`, zipped)]);
  }
}

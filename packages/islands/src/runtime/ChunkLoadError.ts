/** A script of the page could not be had: refused, broken or later than the limit. The page stays usable without it. */
export class ChunkLoadError extends Error {
  override readonly name = "ChunkLoadError";
}

/** A script of the page could not be loaded: refused, broken or too late. The page stays usable without it. */
export class ChunkLoadError extends Error {
  override readonly name = "ChunkLoadError";
}

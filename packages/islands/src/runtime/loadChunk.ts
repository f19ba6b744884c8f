import { ChunkLoadError } from "./ChunkLoadError.ts";

/** How long a script may take before it counts as lost, in milliseconds. */
export const chunkTimeoutMs = 120_000;

/**
 * Runs one lazy import. Rejects with a `ChunkLoadError` when the import fails or takes longer than `chunkTimeoutMs`;
 * the cause of a failure is kept.
 */
export function loadChunk<T>(load: () => Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const fail = (cause?: unknown) => reject(new ChunkLoadError("No script came.", { cause }));
    const timer = setTimeout(fail, chunkTimeoutMs);
    load()
      .then(resolve, fail)
      .finally(() => clearTimeout(timer));
  });
}

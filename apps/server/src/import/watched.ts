/** Passes the bytes of a delivery on, and calls `onChunk` with each chunk. */
export async function* watched(
  bytes: AsyncIterable<Uint8Array>,
  onChunk: (chunk: Uint8Array) => void,
): AsyncGenerator<Uint8Array> {
  for await (const chunk of bytes) {
    onChunk(chunk);
    yield chunk;
  }
}

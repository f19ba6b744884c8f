/** Yields values already taken from a stream, then the rest of it, and closes the stream if the reader stops early. */
export async function* continueWith<T>(taken: readonly T[], rest: AsyncIterator<T>): AsyncGenerator<T> {
  try {
    yield* taken;
    for (let step = await rest.next(); step.done !== true; step = await rest.next()) {
      yield step.value;
    }
  } finally {
    await rest.return?.();
  }
}

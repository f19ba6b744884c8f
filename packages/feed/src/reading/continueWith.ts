/** Gives what was taken from a stream back before its rest, and closes the stream when its reader stops early. */
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

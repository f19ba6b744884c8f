/** Runs an async function at most once and shares its promise; a rejected one stays rejected. */
export function once<T>(find: () => Promise<T>): () => Promise<T> {
  let known: Promise<T> | undefined;
  return () => (known ??= find());
}

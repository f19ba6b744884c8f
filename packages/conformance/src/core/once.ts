/** Makes a question that is asked at most once; a failed one stays failed. */
export function once<T>(find: () => Promise<T>): () => Promise<T> {
  let known: Promise<T> | undefined;
  return () => (known ??= find());
}

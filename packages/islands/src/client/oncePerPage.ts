/** Makes the one value that all islands of a document share, such as the cart's state, when it is first asked for. */
export function oncePerPage<T>(create: () => T): () => T {
  let made: { readonly value: T } | null = null;
  return () => {
    made ??= { value: create() };
    return made.value;
  };
}

/**
 * Returns a function that creates a value on its first call and returns the same one afterwards. For state that all
 * islands of a document share, such as the cart.
 */
export function oncePerPage<T>(create: () => T): () => T {
  let made: { readonly value: T } | null = null;
  return () => {
    made ??= { value: create() };
    return made.value;
  };
}

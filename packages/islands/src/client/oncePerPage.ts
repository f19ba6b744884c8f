/**
 * Returns a function that makes a value at its first call and returns the same at every later one, for what all
 * islands of a document share, such as the state of the cart.
 */
export function oncePerPage<T>(create: () => T): () => T {
  let made: { readonly value: T } | null = null;
  return () => {
    made ??= { value: create() };
    return made.value;
  };
}

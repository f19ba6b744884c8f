/**
 * Returns a function that creates a value on its first call and returns the same one afterwards. For state that all
 * islands of a document share, such as the cart.
 */
export function oncePerPage<T>(create: () => T): () => T {
  let created: { readonly value: T } | null = null;
  return () => {
    created ??= { value: create() };
    return created.value;
  };
}

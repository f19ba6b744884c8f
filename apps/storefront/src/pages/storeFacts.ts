/** What the list of stores shows of one store; a missing text is empty. */
export interface StoreFacts {
  readonly id: number;
  readonly name: string;
  readonly address: string;
  readonly phone: string;
  readonly email: string;
  /** HTML from the shop's own server. */
  readonly hours: string;
}

/** Reads a store of the page data. */
export function storeFacts(store: {
  readonly id: number;
  readonly name: string;
  readonly [field: string]: unknown;
}): StoreFacts {
  const text = (field: string) => {
    const value = store[field];
    return typeof value === "string" ? value : "";
  };
  return {
    id: store.id,
    name: store.name,
    address: text("full_address"),
    phone: text("phone_number"),
    email: text("email"),
    hours: text("opening_hours"),
  };
}

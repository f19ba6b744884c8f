import { type PageReader, PagePartError } from "@torg/server";
import { BackendError } from "./backend.ts";
import type { PageSource } from "./PageSource.ts";

/** Turns an unreadable part into the error that pages expect. */
async function known<T>(reading: Promise<T>): Promise<T> {
  try {
    return await reading;
  } catch (error) {
    if (!(error instanceof PagePartError)) throw error;
    throw new BackendError(error.message, { status: error.status, cause: error.cause });
  }
}

/**
 * Reads from a shop server in the same process. Both come from one build, so the contract types apply and the values
 * are not parsed again.
 */
export function insideSource(reader: PageReader): PageSource {
  let age: number | null = null;
  return {
    async page(path) {
      const read = await known(reader.page(path));
      age = read.age;
      return read;
    },
    token: () => known(reader.token()),
    cart: () => known(reader.cart()),
    checkout: () => known(reader.checkout()),
    reviews: (asked) => known(reader.reviews(asked)),
    campaigns: (productId) => known(reader.campaigns(productId)),
    leasing: (productId) => known(reader.leasing(productId)),
    setCookies: reader.setCookies,
    age: () => age,
  };
}

import { type PageReader, UnreadPart } from "@torg/server";
import { BackendError } from "./backend.ts";
import type { PageSource } from "./PageSource.ts";

/** What could not be read, as a page knows it. */
async function known<T>(reading: Promise<T>): Promise<T> {
  try {
    return await reading;
  } catch (error) {
    if (!(error instanceof UnreadPart)) throw error;
    throw new BackendError(error.message, { status: error.status, cause: error.cause });
  }
}

/**
 * A shop server in the same process: what it reads is handed over as it is. Both are of one build, so that the types of
 * the contracts hold without reading the values by them again.
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

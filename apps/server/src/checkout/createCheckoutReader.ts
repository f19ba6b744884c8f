import { type Kysely, sql } from "kysely";
import {
  findSuggestedProducts,
  suggestionColumns,
  type SuggestionRecord,
  type Suggestions,
} from "../cart/findSuggestedProducts.ts";
import { cartColumns, cartContents, type CartRecord } from "../cart/loadCart.ts";
import type { Database } from "../database/Database.ts";
import { createServicePoints, type ServicePoints } from "../delivery/createServicePoints.ts";
import type { Session, SessionRow } from "../sessions/Session.ts";
import type { Visit } from "../sessions/Visit.ts";
import { wishColumns, wishedIn, type WishRecord } from "../sessions/wishes.ts";
import type { CheckoutTables } from "./CheckoutTables.ts";
import { choiceOf, composeCheckout, type LoadedCheckout } from "./loadCheckout.ts";
import { loadCheckoutTables, overrideTables, readOverrides } from "./loadCheckoutTables.ts";

type Looker = Pick<Visit, "findWith" | "sealing">;

/** Reads what cart and checkout show. */
export interface CheckoutReader {
  /** The current checkout of a visitor; session and cart are read in one query. */
  readonly read: (visit: Looker) => Promise<LoadedCheckout>;
  /** The same, with the suggestions beside the cart. */
  readonly readWithSuggestions: (visit: Looker) => Promise<SuggestingCheckout>;
  /** The checkout of a session and cart that were just read; null for a visitor without a session. */
  readonly compose: (row: (SessionRow & CartRecord) | null, visit: Pick<Visit, "sealing">) => Promise<LoadedCheckout>;
  /** The shop's checkout tables with the session's overrides, if any. */
  readonly tablesOf: (session: Session | null) => Promise<CheckoutTables>;
}

/** A checkout with the suggestions beside its cart. */
export interface SuggestingCheckout {
  readonly checkout: LoadedCheckout;
  readonly suggestions: Suggestions;
  /** The visitor's wish list, newest first. */
  readonly wishedProductIds: readonly number[];
}

const suggestingColumns = sql<
  CartRecord & SuggestionRecord & WishRecord
>`${cartColumns}, ${suggestionColumns}, ${wishColumns}`;

/** Milliseconds that the shop's delivery and payment methods are cached. */
const memory = 2000;

/**
 * Creates the reader of one server. It caches the shop's tables for two seconds, so that not every request reads them.
 * Orders bypass the cache, and refuse a total that was shown from outdated tables.
 */
export function createCheckoutReader(
  db: Kysely<Database>,
  now: () => number = () => performance.now(),
  servicePoints: ServicePoints = createServicePoints(db),
): CheckoutReader {
  let known: { readonly tables: Promise<CheckoutTables>; readonly until: number } | null = null;
  const tables = (): Promise<CheckoutTables> => {
    if (known !== null && now() < known.until) return known.tables;
    const reading = loadCheckoutTables(db);
    const mine = { tables: reading, until: now() + memory };
    known = mine;
    reading.catch(() => {
      if (known === mine) known = null;
    });
    return reading;
  };
  const compose: CheckoutReader["compose"] = async (row, visit) => {
    const session = row?.session ?? null;
    const shopTables = await tables();
    const { countryCode, postalCode } = choiceOf(session, readOverrides(session?.test_checkout));
    const sources = shopTables.deliveryMethods.map(({ placesFrom }) => placesFrom).filter((from) => from !== "stores");
    return composeCheckout({
      session,
      tables: shopTables,
      contents: cartContents(row, (typed) => visit.sealing().open(typed)),
      points: await servicePoints.near(sources, { countryCode, postalCode: postalCode ?? "" }),
    });
  };
  return {
    compose,
    tablesOf: async (session) => overrideTables(await tables(), session).tables,
    read: async (visit) => compose(await visit.findWith(cartColumns), visit),
    async readWithSuggestions(visit) {
      const row = await visit.findWith(suggestingColumns);
      const checkout = await compose(row, visit);
      const suggestions = await findSuggestedProducts(db, row?.relations ?? [], checkout.includesVat);
      return { checkout, suggestions, wishedProductIds: wishedIn(row) };
    },
  };
}

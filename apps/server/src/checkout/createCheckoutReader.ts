import { type Kysely, sql } from "kysely";
import {
  findSuggestedProducts,
  suggestionColumns,
  type SuggestionRecord,
  type Suggestions,
} from "../cart/findSuggestedProducts.ts";
import { cartColumns, type CartRecord } from "../cart/cartColumns.ts";
import { cartContents } from "../cart/loadCart.ts";
import type { Database } from "../database/Database.ts";
import { createServicePoints, type ServicePoints } from "../delivery/createServicePoints.ts";
import type { Session, SessionRow } from "../sessions/Session.ts";
import type { Visit } from "../sessions/Visit.ts";
import { wishColumns, wishedIn, type WishRecord } from "../sessions/wishColumns.ts";
import type { CheckoutConfiguration } from "./configuration/CheckoutConfiguration.ts";
import { choiceOf } from "./choiceOf.ts";
import { composeCheckout } from "./composeCheckout.ts";
import type { LoadedCheckout } from "./LoadedCheckout.ts";
import { loadCheckoutConfiguration } from "./configuration/loadCheckoutConfiguration.ts";
import { overrideConfiguration, readOverrides } from "./configuration/overrideConfiguration.ts";

type CheckoutVisitor = Pick<Visit, "findWith" | "sealing">;

/** Reads what cart and checkout show. */
export interface CheckoutReader {
  /** The current checkout of a visitor; session and cart are read in one query. */
  readonly read: (visit: CheckoutVisitor) => Promise<LoadedCheckout>;
  /** The same, with the suggestions beside the cart. */
  readonly readWithSuggestions: (visit: CheckoutVisitor) => Promise<SuggestingCheckout>;
  /** The checkout of a session and cart that were just read; null for a visitor without a session. */
  readonly compose: (row: (SessionRow & CartRecord) | null, visit: Pick<Visit, "sealing">) => Promise<LoadedCheckout>;
  /** The shop's checkout configuration with the session's overrides, if any. */
  readonly configurationOf: (session: Session | null) => Promise<CheckoutConfiguration>;
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
 * Creates the reader of one server. It caches the shop's configuration for two seconds, so that not every request reads
 * it. Orders bypass the cache, and refuse a total that was shown from an outdated one.
 */
export function createCheckoutReader(
  db: Kysely<Database>,
  now: () => number = () => performance.now(),
  servicePoints: ServicePoints = createServicePoints(db),
): CheckoutReader {
  let cached: { readonly configuration: Promise<CheckoutConfiguration>; readonly until: number } | null = null;
  const readConfiguration = (): Promise<CheckoutConfiguration> => {
    if (cached !== null && now() < cached.until) return cached.configuration;
    const reading = loadCheckoutConfiguration(db);
    const entry = { configuration: reading, until: now() + memory };
    cached = entry;
    reading.catch(() => {
      if (cached === entry) cached = null;
    });
    return reading;
  };
  const compose: CheckoutReader["compose"] = async (row, visit) => {
    const session = row?.session ?? null;
    const shopConfiguration = await readConfiguration();
    const { countryCode, postalCode } = choiceOf(session, readOverrides(session?.test_checkout));
    const sources = shopConfiguration.deliveryMethods
      .map(({ placesFrom }) => placesFrom)
      .filter((from) => from !== "stores");
    return composeCheckout({
      session,
      configuration: shopConfiguration,
      contents: cartContents(row, (typed) => visit.sealing().open(typed)),
      points: await servicePoints.near(sources, { countryCode, postalCode: postalCode ?? "" }),
    });
  };
  return {
    compose,
    configurationOf: async (session) => overrideConfiguration(await readConfiguration(), session).configuration,
    read: async (visit) => compose(await visit.findWith(cartColumns), visit),
    async readWithSuggestions(visit) {
      const row = await visit.findWith(suggestingColumns);
      const checkout = await compose(row, visit);
      const suggestions = await findSuggestedProducts(db, row?.relations ?? [], checkout.includesVat);
      return { checkout, suggestions, wishedProductIds: wishedIn(row) };
    },
  };
}

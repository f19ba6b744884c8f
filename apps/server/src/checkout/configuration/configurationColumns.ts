import { type RawBuilder, sql } from "kysely";
import { sellingPaused } from "../../settings/sellingPaused.ts";
import { termsVersion } from "../acceptedTerms.ts";
import type { DeliveryMethod, PaymentMethod, PickupStore } from "./CheckoutConfiguration.ts";

/** The delivery and payment configuration as read from the database. */
export interface ConfigurationRecord {
  readonly settings: unknown;
  readonly is_quote: boolean;
  readonly is_paused: boolean;
  readonly terms_version: string;
  readonly shop_name: string | null;
  readonly delivery: readonly DeliveryMethod[];
  readonly payment: readonly PaymentMethod[];
  readonly stores: readonly PickupStore[];
}

/** The shortest and longest delivery time of a row as JSON; null where none is promised. */
const daysOf = (table: string): RawBuilder<unknown> => sql`
  CASE WHEN ${sql.ref(`${table}.days_from`)} IS NOT NULL
    THEN json_build_object('from', ${sql.ref(`${table}.days_from`)}, 'to', ${sql.ref(`${table}.days_to`)})
  END`;

/** The prices of a delivery method by postal code, weight and value of the goods. */
const ratesOfMethod = sql`
  (SELECT coalesce(
      json_agg(
        json_build_object(
          'postalCodes', rate.postal_codes,
          'overGrams', rate.over_grams,
          'goodsFromOre', rate.goods_from_ore,
          'priceOre', rate.price_ore,
          'days', ${daysOf("rate")})
        ORDER BY rate.position),
      '[]')
    FROM delivery_rate rate
    WHERE rate.delivery_type_id = method.id)`;

const shippingOptionsOfMethod = sql`
  (SELECT coalesce(
      json_agg(
        json_build_object('key', option.key, 'label', option.label)
        ORDER BY option.position, option.key),
      '[]')
    FROM shipping_option option
    WHERE option.delivery_type_id = method.id)`;

const deliveryMethods = sql<readonly DeliveryMethod[]>`
  (SELECT coalesce(
      json_agg(
        json_build_object(
          'id', method.id,
          'name', method.name,
          'placeholder', method.placeholder,
          'priceOre', method.price_ore,
          'freeFromLimit', method.free_from_limit,
          'bubbleTexts', method.bubble_texts,
          'image', method.image,
          'description', method.description,
          'isDigital', method.is_digital,
          'isStorePickup', method.is_store_pickup,
          'providerShippingId', method.klarna_shipping_option_id,
          'placesFrom', method.places_from,
          'days', ${daysOf("method")},
          'excludedPostalPrefixes', method.not_to,
          'maxWeightGrams', method.heaviest_grams,
          'rates', ${ratesOfMethod},
          'shippingOptions', ${shippingOptionsOfMethod})
        ORDER BY method.position, method.id),
      '[]')
    FROM delivery_type method
    WHERE method.active)`;

const paymentMethods = sql<readonly PaymentMethod[]>`
  (SELECT coalesce(
      json_agg(
        json_build_object(
          'id', method.id,
          'name', method.name,
          'description', method.description,
          'priceOre', method.price_ore,
          'isForCompany', method.for_company,
          'isForPrivate', method.for_private,
          'image', method.image,
          'handler', method.handler,
          'snippet', method.snippet)
        ORDER BY method.position, method.id),
      '[]')
    FROM payment_type method
    WHERE method.active)`;

/** The stores that goods can be picked up from; none if no delivery method lets a shopper choose one. */
const pickupStores = sql<readonly PickupStore[]>`
  (SELECT coalesce(
      json_agg(
        json_build_object(
          'id', store.id,
          'name', store.name,
          'address', store.address,
          'zip', store.zip,
          'city', store.city,
          'lat', store.lat,
          'lng', store.lng,
          'hours', store.hours)
        ORDER BY store.name, store.id),
      '[]')
    FROM store
    WHERE store.active
      AND EXISTS (SELECT FROM delivery_type method WHERE method.active AND method.places_from = 'stores'))`;

/** The delivery and payment configuration, as columns of any query. */
export const configurationColumns: RawBuilder<ConfigurationRecord> = sql`
  (SELECT value FROM setting WHERE key = 'checkout') AS settings,
  coalesce((SELECT value -> 'isOfferTheme' FROM setting WHERE key = 'shop') = 'true', false) AS is_quote,
  ${sellingPaused()} AS is_paused,
  ${termsVersion} AS terms_version,
  (SELECT value ->> 'shopName' FROM setting WHERE key = 'shop') AS shop_name,
  ${deliveryMethods} AS delivery,
  ${paymentMethods} AS payment,
  ${pickupStores} AS stores`;

import {
  inOre,
  requiredProblem,
  readResponse,
  toWire,
  wireContent,
  wireCount,
  wireFlag,
  wireInteger,
  wireList,
  wireRequiredInteger,
  wireNumber,
  wireNumberOrNull,
  wireObject,
  wireOre,
  wireOreOrNull,
  wireText,
  wireTextOrNull,
} from "@torg/http";
import * as z from "zod/mini";
import type { SuggestedProduct } from "../domain/buying/suggestedProduct.ts";
import type { Cart, CartDelivery, CartLine, CartTotals, SelectedDelivery, SuggestedProducts } from "../domain/cart.ts";
import { discountSchema } from "./discountSchema.ts";
import { lineEnergySchema } from "./lineEnergySchema.ts";
import { suggestedProductSchema } from "./suggestedProductSchema.ts";

/**
 * One line of the cart. A line that cannot be read makes the whole cart invalid, because the shopper must see
 * everything they buy.
 */
export const cartLineSchema: z.ZodMiniType<CartLine> = wireObject(
  {
    productId: ["product_id", wireRequiredInteger],
    rowId: ["row_id", wireText],
    variantId: ["variant_id", wireNumberOrNull],
    name: wireText,
    parentName: ["parent_name", wireTextOrNull],
    brandName: ["brand_name", wireTextOrNull],
    image: wireText,
    quantity: wireRequiredInteger,
    maxPurchasableQuantity: ["max_purchasable_quantity", wireNumberOrNull],
    stock: ["product_qty", wireNumberOrNull],
    hasLimitedStock: ["has_limited_in_stock_quantity", wireFlag],
    isOversold: ["is_overselling", wireFlag],
    statusIcon: ["status_icon", wireTextOrNull],
    statusIconColor: ["status_icon_color", wireTextOrNull],
    statusHtml: ["status_text", wireText],
    packageNames: ["package_product_names", wireList(z.string())],
    notices: wireList(z.string()),
    energy: z._default(z.nullable(lineEnergySchema), null),
    giftCampaignId: ["give_away_campaign_id", wireNumberOrNull],
    isDiscounted: ["is_discounted", wireFlag],
    unitPriceInclVatOre: ["unit_price_incl_vat", wireOre],
    unitPriceExclVatOre: ["unit_price_excl_vat", wireOre],
    totalPriceInclVatOre: ["total_price_incl_vat", wireOre],
    totalPriceExclVatOre: ["total_price_excl_vat", wireOre],
    originalPriceInclVatOre: ["original_price_incl_vat", wireOre],
    originalPriceExclVatOre: ["original_price_excl_vat", wireOre],
    giftValueInclVatOre: ["give_away_product_original_price_incl_vat", wireOreOrNull],
    giftValueExclVatOre: ["give_away_product_original_price_excl_vat", wireOreOrNull],
    isParent: ["product_is_parent", wireFlag],
  },
  requiredProblem,
);

/** The totals that the cart icon shows; a plain number is read as the sum. */
export const cartTotalsSchema: z.ZodMiniType<CartTotals> = z.pipe(
  z.transform((value: unknown) => (typeof value === "number" ? { totalAmount: 0, totalProductSum: value } : value)),
  wireObject({ itemCount: ["totalAmount", wireCount], productsOre: ["totalProductSum", wireOre] }),
);

/** Reads a list of products one by one; those that cannot be read are left out, so that the cart is still shown. */
function productsSchema<P>(product: z.ZodMiniType<P>): z.ZodMiniType<P[]> {
  return z.codec(wireList(z.unknown()), z.custom<P[]>(), {
    decode: (list) =>
      list.flatMap((item) => {
        const read = readResponse(product, item, { name: "a product beside the cart" });
        return read.ok ? [read.response] : [];
      }),
    encode: (products) => products.map((item) => toWire(product, item)),
  });
}

/** A title from the server and the products below it. */
export function suggestedProductsSchema<P>(product: z.ZodMiniType<P>): z.ZodMiniType<SuggestedProducts<P>> {
  return z._default(z.object({ title: wireText, products: productsSchema(product) }), { title: "", products: [] });
}

/** The factor that prices with VAT are divided by; 1.25 where it is missing. */
export const vatFactorSchema: z.ZodMiniType<number> = z.codec(
  z._default(z.object({ factor: wireNumber }), { factor: 1.25 }),
  z.number(),
  { decode: ({ factor }) => factor, encode: (factor) => ({ factor }) },
);

/** The chosen delivery method. */
export const selectedDeliverySchema: z.ZodMiniType<SelectedDelivery> = wireObject({
  id: ["value", wireNumberOrNull],
  priceOre: ["price", inOre(wireNumberOrNull)],
});

const cartDeliverySchema = wireObject({
  selected: ["selected_delivery_option", z._default(z.nullable(selectedDeliverySchema), null)],
  session: z.optional(wireObject({ postalCode: ["postal_code", wireTextOrNull] })),
});

/**
 * Copies fields that are only given inside `delivery_checkout` to the top level; the outer value wins where both are
 * given.
 */
export function liftDeliveryFields(body: unknown): unknown {
  if (typeof body !== "object" || body === null || !("delivery_checkout" in body)) return body;
  const inner = body.delivery_checkout;
  if (typeof inner !== "object" || inner === null) return body;
  const lifted = Object.entries(inner).filter(
    ([key, value]) => (key === "requires_postal_code" || key === "free_delivery_limit") && value !== undefined,
  );
  return { ...Object.fromEntries(lifted), ...body };
}

/** Schemas of the cart parts that a shop's server may extend. */
export interface CartParts<P, D> {
  readonly product: z.ZodMiniType<P>;
  readonly delivery: z.ZodMiniType<D>;
}

/** A cart whose suggested products and delivery are read and written by the shop's own schemas. */
export function cartSchemaWith<P, D>({ product, delivery }: CartParts<P, D>): z.ZodMiniType<Cart<P, D>> {
  const wire = z.pipe(
    z.transform(liftDeliveryFields),
    wireObject({
      lines: ["products", wireContent(cartLineSchema)],
      itemCount: ["totalAmount", wireCount],
      productsOre: ["totalProductSum", wireOre],
      discount: discountSchema,
      includesVat: ["includes_vat", z._default(wireFlag, true)],
      dominantVatFactor: ["dominant_vat_rate", vatFactorSchema],
      freeDeliveryLimitOre: ["free_delivery_limit", inOre(wireNumberOrNull)],
      cheapestDeliveryOre: ["cheapest_delivery_price", inOre(wireNumberOrNull)],
      requiresPostalCode: ["requires_postal_code", wireFlag],
      forcesPickupInStore: ["force_pickup_in_store", wireFlag],
      delivery: ["delivery_checkout", z._default(z.nullable<z.ZodMiniType>(delivery), null)],
      suggestedProducts: ["recommended_products", suggestedProductsSchema(product)],
      orderedWithProducts: ["matching_order_products", productsSchema(product)],
      // Every page requests the cart, so this needs no extra request.
      wishedProductIds: ["wished_product_ids", z.optional(z.array(wireInteger))],
    }),
  );
  return z.codec(wire, z.custom<Cart<P, D>, z.output<typeof wire>>(), {
    decode: (cart) => cart,
    encode: (cart) => cart,
  });
}

/** The cart of `GET /checkoutv3/products/index`. */
export const cartSchema: z.ZodMiniType<Cart> = cartSchemaWith<SuggestedProduct, CartDelivery>({
  product: suggestedProductSchema,
  delivery: cartDeliverySchema,
});

/** The cart in the response to a change; null when it holds no readable cart. */
export function answeredCart(answer: Readonly<Record<string, unknown>>): Cart | null {
  const read = "products" in answer ? cartSchema.safeParse(answer) : null;
  return read?.success === true ? read.data : null;
}

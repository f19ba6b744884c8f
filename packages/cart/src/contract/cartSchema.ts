import {
  neededProblem,
  wireAmount,
  wireAmountOrNull,
  wireContent,
  wireCount,
  wireFlag,
  wireInteger,
  wireList,
  wireNeededInteger,
  wireNumber,
  wireNumberOrNull,
  wireText,
  wireTextOrNull,
} from "@torg/http";
import * as z from "zod/mini";
import type { AddonProduct } from "../domain/buying/addonChoice.ts";
import type { LabelledProduct } from "../domain/lineEnergy.ts";
import type { Cart, CartLine, CartTotals, LineEnergy, RecommendedProducts } from "../domain/cart.ts";
import { discountSchema } from "./discountSchema.ts";

const lineEnergySchema: z.ZodMiniType<LineEnergy> = z.object({
  product_energy_class: wireText,
  product_energy_color: wireTextOrNull,
  best_energy_class: wireText,
  worst_energy_class: wireText,
  energy_stamp_link: wireTextOrNull,
  product_energy_file: wireTextOrNull,
});

const labelSchema: z.ZodMiniType<NonNullable<LabelledProduct["energy"]>> = z.object({
  product_energy_class: wireText,
  product_energy_color: wireTextOrNull,
  product_energy_class_version: z.pipe(
    z.transform((value: unknown) => (Number(value) === 1 ? (1 as const) : (2 as const))),
    z.literal([1, 2]),
  ),
  energy_stamp_link: wireTextOrNull,
  product_energy_file: wireTextOrNull,
});

/** One line of the cart; a cart of which a line cannot be read is none, since what is bought must be seen. */
export const cartLineSchema: z.ZodMiniType<CartLine> = z.object(
  {
    product_id: wireNeededInteger,
    row_id: wireText,
    variant_id: wireNumberOrNull,
    name: wireText,
    parent_name: wireTextOrNull,
    brand_name: wireTextOrNull,
    image: wireText,
    quantity: wireNeededInteger,
    max_purchasable_quantity: wireNumberOrNull,
    product_qty: wireNumberOrNull,
    has_limited_in_stock_quantity: wireFlag,
    is_overselling: wireFlag,
    status_icon: wireTextOrNull,
    status_icon_color: wireTextOrNull,
    status_text: wireText,
    package_product_names: wireList(z.string()),
    notices: wireList(z.string()),
    energy: z._default(z.nullable(lineEnergySchema), null),
    give_away_campaign_id: wireNumberOrNull,
    is_discounted: wireFlag,
    unit_price_incl_vat: wireAmount,
    unit_price_excl_vat: wireAmount,
    total_price_incl_vat: wireAmount,
    total_price_excl_vat: wireAmount,
    original_price_incl_vat: wireAmount,
    original_price_excl_vat: wireAmount,
    give_away_product_original_price_incl_vat: wireAmountOrNull,
    give_away_product_original_price_excl_vat: wireAmountOrNull,
    product_is_parent: wireFlag,
  },
  neededProblem,
);

/** What the cart icon shows; a plain number is read as the sum. */
export const cartTotalsSchema: z.ZodMiniType<CartTotals> = z.pipe(
  z.transform((value: unknown) => (typeof value === "number" ? { totalAmount: 0, totalProductSum: value } : value)),
  z.object({ totalAmount: wireCount, totalProductSum: wireAmount }),
);

/** A title from the server and the products below it. */
export const recommendedProductsSchema: z.ZodMiniType<RecommendedProducts> = z._default(
  z.object({ title: wireText, products: wireList(z.unknown()) }),
  { title: "", products: [] },
);

/** The factor that prices with VAT are divided by; 1.25 where it is missing. */
export const vatRateSchema = z._default(z.object({ factor: wireNumber }), { factor: 1.25 });

const selectedDeliverySchema = z.object({ value: wireNumberOrNull, price: wireNumberOrNull });
const cartDeliverySchema = z.object({
  selected_delivery_option: z._default(z.nullable(selectedDeliverySchema), null),
  session: z.optional(z.object({ postal_code: wireTextOrNull })),
});

/** Takes over what only stands inside `delivery_checkout`; the outer value wins where both are given. */
export function liftDeliveryFields(body: unknown): unknown {
  if (typeof body !== "object" || body === null || !("delivery_checkout" in body)) return body;
  const inner = body.delivery_checkout;
  if (typeof inner !== "object" || inner === null) return body;
  const lifted = Object.entries(inner).filter(
    ([key, value]) => (key === "requires_postal_code" || key === "free_delivery_limit") && value !== undefined,
  );
  return { ...Object.fromEntries(lifted), ...body };
}

/** The cart of `GET /checkoutv3/products/index`. */
export const cartSchema: z.ZodMiniType<Cart> = z.pipe(
  z.transform(liftDeliveryFields),
  z.object({
    products: wireContent(cartLineSchema),
    totalAmount: wireCount,
    totalProductSum: wireAmount,
    discount: discountSchema,
    includes_vat: z._default(wireFlag, true),
    dominant_vat_rate: vatRateSchema,
    free_delivery_limit: wireNumberOrNull,
    cheapest_delivery_price: wireNumberOrNull,
    requires_postal_code: wireFlag,
    force_pickup_in_store: wireFlag,
    delivery_checkout: z._default(z.nullable(cartDeliverySchema), null),
    recommended_products: recommendedProductsSchema,
    matching_order_products: wireList(z.unknown()),
  }),
);

/** An addon product; the image may be an address or an object with `thumb`. */
export const addonProductSchema: z.ZodMiniType<AddonProduct> = z.object({
  product_id: wireInteger,
  product_name: wireText,
  product_url: wireText,
  product_puff_image: z.pipe(
    z.transform((value: unknown) =>
      typeof value === "object" && value !== null && "thumb" in value ? value.thumb : value,
    ),
    wireText,
  ),
  product_display_price: wireAmountOrNull,
  product_max_purchasable_quantity: wireNumberOrNull,
  product_energy_class: wireTextOrNull,
  energy_labels_module_active: wireFlag,
  energy: z._default(z.nullable(labelSchema), null),
});

/** The cart in the answer to a change; null when the answer holds none that can be read. */
export function answeredCart(answer: Readonly<Record<string, unknown>>): Cart | null {
  const read = "products" in answer ? cartSchema.safeParse(answer) : null;
  return read?.success === true ? read.data : null;
}

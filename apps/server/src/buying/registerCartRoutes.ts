import { categoryUrl } from "../catalogue/data/Catalogue.ts";
import { pageAddress } from "@torg/pages/contract";
import {
  addToCartCall,
  addToCartFormSchema,
  emptyStateCategoriesCall,
  type productUpdateSchema,
  updateProductsResponseSchema,
  updateProductsCall,
} from "@torg/cart/contract";
import { checkoutDataSchema } from "@torg/checkout/contract";
import { toWire } from "@torg/http";
import { readRequest } from "@torg/http/server";
import type { FastifyInstance } from "fastify";
import { sql } from "kysely";
import type * as z from "zod/mini";
import { checkoutDataOf, shopCartOf } from "../checkout/checkoutDataOf.ts";
import { loadBuyer } from "../checkout/buyer/loadBuyer.ts";
import { shopCartCall, shopCartSchema } from "../checkout/cart/shopCart.ts";
import { readShopCart } from "../checkout/cart/readShopCart.ts";
import { registerCall } from "../http/registerCall.ts";
import { preparePaymentView } from "../payments/opening/preparePaymentView.ts";
import type { BuyingContext } from "./BuyingContext.ts";
import { orderingTexts } from "../texts/orderingTexts.ts";
import { addedProductHtml } from "../cart/addedProductHtml.ts";
import { cartRefusal } from "../cart/cartRefusal.ts";
import { addToCart, type CartLineChange, changeCart } from "../cart/changeCart.ts";
import { totalsOf } from "../cart/cartLineOf.ts";

const cartPage = pageAddress("cart");

/** Serves the cart: reading, changing quantities, adding, and the links of the empty cart. */
export function registerCartRoutes(server: FastifyInstance, context: BuyingContext): void {
  const { db, checkouts } = context;
  registerCall(server, shopCartCall, {
    answer: ({ visit }) => readShopCart(checkouts, visit),
  });
  registerUpdate(server, context);
  registerAdd(server, context);
  registerCall(server, emptyStateCategoriesCall, {
    async answer() {
      const rows = await db
        .selectFrom("category")
        .select(["name", "path"])
        .where("level", "=", 1)
        .where("active", "=", true)
        .where(sql<boolean>`EXISTS (SELECT FROM product p JOIN category c ON c.id = p.category_id
          WHERE p.removed_at IS NULL AND (c.path = category.path OR starts_with(c.path, category.path || '/')))`)
        .orderBy("position")
        .orderBy("id")
        .limit(3)
        .execute();
      return { categories: rows.map(({ name, path }) => ({ title: name, link: categoryUrl({ path }) })) };
    },
  });
}

type ProductUpdate = z.output<typeof productUpdateSchema>;

/** Parses a change: an entry without a row is an addition, and so is one with the amount to add to its row. */
function toChange([productId, { quantity, rowId, variantId, added }]: readonly [
  string,
  ProductUpdate,
]): CartLineChange {
  const more = rowId === undefined ? quantity : added;
  return {
    productId: /^\d{1,9}$/.test(productId) ? Number(productId) : 0,
    variantId: variantId !== undefined && variantId > 0 ? variantId : null,
    rowId: rowId ?? null,
    quantity: more === undefined ? quantity : more,
    isAddition: more !== undefined,
  };
}

function registerUpdate(server: FastifyInstance, context: BuyingContext): void {
  const { db, payments, checkouts } = context;
  registerCall(server, updateProductsCall, {
    async answer({ request, visit }) {
      const changes = Object.entries(request.products).map(toChange);
      const session = await visit.ensure();
      const result = await changeCart(db, session.id, changes);
      if (!result.ok) return cartRefusal(result.problem);
      if (result.isNewCart) visit.forget();
      const { checkout, suggestions } = await checkouts.readWithSuggestions(visit);
      const cart = updateProductsResponseSchema.parse(toWire(shopCartSchema, shopCartOf(checkout, suggestions)));
      if (!request.refreshCheckout) return cart;
      const payment = await preparePaymentView(payments, { checkout, address: visit.address });
      const buyer = await loadBuyer(context, checkout.customerId);
      const rest = toWire(checkoutDataSchema, checkoutDataOf(checkout, { payment, ...buyer }));
      return { ...updateProductsResponseSchema.parse(rest), ...cart };
    },
    formPage: () => cartPage,
  });
}

function registerAdd(server: FastifyInstance, context: BuyingContext): void {
  registerCall(server, addToCartCall, {
    async answer({ request, visit, raw }) {
      const { variantId: variant, addonProductIds: addons, quantity } = formFields(raw.body);
      const additions = [
        {
          productId: request.productId,
          variantId: variant !== null && variant > 0 ? variant : null,
          quantity: piecesOf(quantity),
        },
        ...addons.map((productId) => ({ productId, variantId: null })),
      ];
      const session = await visit.ensure();
      const result = await addToCart(context.db, session.id, additions);
      if (!result.ok) return cartRefusal(result.problem);
      if (result.isNewCart) visit.forget();
      const { rows, pricing, includesVat } = await context.checkouts.read(visit);
      const added = rows.find((row) => row.productId === request.productId && row.giftCampaignId === null);
      return {
        modalHtml: added === undefined ? "" : addedProductHtml(added),
        cartTotal: totalsOf({ rows, subtotal: pricing.subtotal }, includesVat),
      };
    },
    formPage: () => cartPage,
    message: () => orderingTexts.added,
  });
}

/** The quantity in a form; 1 if missing or invalid. */
function piecesOf(quantity: number | null): number {
  return quantity !== null && Number.isSafeInteger(quantity) && quantity >= 1 ? quantity : 1;
}

/** The fields of a form without script; a script sends no body. */
function formFields(body: unknown): z.output<typeof addToCartFormSchema> {
  const read = readRequest({ ...addToCartCall, path: "/", encoding: "form", request: addToCartFormSchema }, { body });
  return read.ok ? read.request : { variantId: null, addonProductIds: [], quantity: null };
}

import { addWishCall, removeWishCall } from "@torg/account/contract";
import { maxWishes } from "@torg/account/domain";
import { pageAddress } from "@torg/pages/contract";
import type { FastifyInstance } from "fastify";
import type { ShopContext } from "../../context/ShopContext.ts";
import { registerCall } from "../../http/registerCall.ts";
import { refuse } from "../../http/responses/Refusal.ts";
import { serviceTexts } from "../../texts/serviceTexts.ts";
import { addWish, removeWish, wishOwner } from "./wishes.ts";

const texts = serviceTexts.wishes;

/** Serves adding products to the wish list, and removing them. */
export function registerWishRoutes(server: FastifyInstance, { db }: Pick<ShopContext, "db">): void {
  registerCall(server, addWishCall, {
    async answer({ request: { productId }, visit }) {
      const added = await addWish(db, wishOwner(await visit.ensure()), productId);
      if (added === "product-missing") return refuse(404, serviceTexts.account.goneProduct);
      if (added === "full") return refuse(409, texts.full(maxWishes));
      return { message: texts.added };
    },
    formPage: () => pageAddress("wishes"),
    message: ({ message }) => message,
  });
  registerCall(server, removeWishCall, {
    async answer({ request: { productId }, visit }) {
      const session = await visit.find();
      if (session !== null) await removeWish(db, wishOwner(session), productId);
      return { message: texts.removed };
    },
    formPage: () => pageAddress("wishes"),
    message: ({ message }) => message,
  });
}

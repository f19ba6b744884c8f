import { joinClubCall } from "@torg/account/contract";
import type { FastifyInstance } from "fastify";
import { registerCall } from "../http/registerCall.ts";
import { refuseMalformed } from "../http/responses/refuseForm.ts";
import type { ShopContext } from "../context/ShopContext.ts";
import { serviceTexts } from "../texts/serviceTexts.ts";

/**
 * Serves applications for the customer club. Existing members get the same response as everybody, and an application
 * never opens an account by itself, so that nobody sees the orders of another address.
 */
export function registerClubRoutes(server: FastifyInstance, { db, limits }: ShopContext): void {
  const texts = serviceTexts.club;
  registerCall(server, joinClubCall, {
    async answer({ request, visit }) {
      const tooMany = await limits.take("club", { address: visit.address });
      if (tooMany !== null) return tooMany;
      const wants = request.wantsNews === 1;
      const news = { wants_news: wants, news_text: wants ? texts.newsText : null };
      const { firstName: first_name, lastName: last_name, email } = request;
      await db
        .insertInto("club_application")
        .values({ first_name, last_name, email, ...news })
        .onConflict((conflict) => conflict.column("email").doNothing())
        .execute();
      return { message: texts.applied };
    },
    onInvalid: (errors) => refuseMalformed(errors, texts.fields),
    formPage: () => joinClubCall.path,
    message: ({ message }) => message,
  });
}

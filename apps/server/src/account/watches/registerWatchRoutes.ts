import { accountFields, confirmWatchCall, endWatchesCall, watchCall } from "@torg/account/contract";
import { pageAddress } from "@torg/pages/contract";
import type { FastifyInstance } from "fastify";
import { type Kysely, sql } from "kysely";
import { isBuyable, mayComeBack } from "../../catalogue/products/canBeBought.ts";
import type { ShopContext } from "../../context/ShopContext.ts";
import type { Database } from "../../database/Database.ts";
import { formField } from "../../http/requests/nativeForm.ts";
import { registerCall } from "../../http/registerCall.ts";
import { type Refusal, refuse } from "../../http/responses/Refusal.ts";
import { refuseMalformed } from "../../http/responses/refuseForm.ts";
import { isOfAccount } from "../../orders/placed/isOfAccount.ts";
import type { Visit } from "../../sessions/Visit.ts";
import { serviceTexts } from "../../texts/serviceTexts.ts";
import { watchTexts as texts } from "../../texts/watchTexts.ts";
import { type FoundWatch, findWatch } from "./findWatch.ts";

interface WatchRequest {
  readonly productId: number;
  readonly email: string;
  readonly isProved: boolean;
}

/** Stores a watch, unless it exists. Returns its id if the address must be confirmed by e-mail. */
async function storeWatch(db: Kysely<Database>, { productId, email, isProved }: WatchRequest): Promise<number | null> {
  const confirmed = isProved ? sql`now()` : sql`NULL`;
  const { rows } = await sql<{ readonly id: number; readonly confirmed_at: Date | null }>`
    INSERT INTO product_watch (product_id, email, confirmed_at) VALUES (${productId}, ${email}, ${confirmed})
    ON CONFLICT (product_id, email) DO UPDATE
      SET asked_at = now(), confirmed_at = excluded.confirmed_at, told_at = NULL, mailed_at = NULL
      WHERE product_watch.confirmed_at IS NULL OR product_watch.told_at IS NOT NULL
    RETURNING id, confirmed_at`.execute(db);
  const [row] = rows;
  return row === undefined || row.confirmed_at !== null ? null : row.id;
}

/** Why a product cannot be watched; null when it can. */
async function refusalFor(db: Kysely<Database>, productId: number): Promise<Refusal | null> {
  const { rows } = await sql<{ can_be_bought: boolean }>`
    SELECT ${isBuyable("p")} AS can_be_bought FROM product p WHERE p.id = ${productId} AND ${mayComeBack("p")}`.execute(
    db,
  );
  const [product] = rows;
  if (product === undefined) return refuse(404, serviceTexts.account.goneProduct);
  return product.can_be_bought ? refuse(409, texts.available) : null;
}

/** The page of a form's product, for forms that name no page; the home page if the id is invalid. */
function productPage(productId: string | null): string {
  return productId !== null && /^\d{1,15}$/.test(productId) ? pageAddress("product", productId) : pageAddress("home");
}

/** Serves watching sold-out goods, confirming it by an e-mail's link, and ending it. */
export function registerWatchRoutes(server: FastifyInstance, { db, jobs, limits }: ShopContext): void {
  registerCall(server, watchCall, {
    async answer({ request: { productId, email }, visit }) {
      const limitKeys = { mailbox: email, address: visit.address, "account-and-address": `${email} ${visit.address}` };
      const refused = (await limits.take("account-letter", limitKeys)) ?? (await refusalFor(db, productId));
      if (refused !== null) return refused;
      const isProved = await isOfAccount(db, (await visit.find())?.customer_id ?? null, { email });
      await db.transaction().execute(async (transaction) => {
        const watchId = await storeWatch(transaction, { productId, email, isProved });
        if (watchId !== null) await jobs.add("watch-mail", watchId, { db: transaction });
      });
      return { message: isProved ? texts.watching : texts.asked };
    },
    onInvalid: (errors) => refuseMalformed(errors, { email: texts.email }),
    formPage: (raw) => productPage(formField(raw, accountFields.productId)),
    message: ({ message }) => message,
  });
  const followed = async (visit: Visit, token: string): Promise<FoundWatch | Refusal> =>
    (await limits.take("link", { address: visit.address })) ??
    (await findWatch(db, token)) ??
    refuse(410, texts.deadLink);
  registerCall(server, confirmWatchCall, {
    async answer({ request: { token }, visit }) {
      const watch = await followed(visit, token);
      if (!("state" in watch)) return watch;
      await sql`UPDATE product_watch SET confirmed_at = now() WHERE id = ${watch.id} AND confirmed_at IS NULL`.execute(
        db,
      );
      return { message: texts.watching };
    },
    redirectTo: () => pageAddress("home"),
    message: ({ message }) => message,
  });
  registerCall(server, endWatchesCall, {
    async answer({ request: { token }, visit }) {
      const watch = await followed(visit, token);
      if (!("state" in watch)) return watch;
      await db.deleteFrom("product_watch").where("email", "=", watch.email).execute();
      return { message: texts.ended };
    },
    redirectTo: () => pageAddress("home"),
    ignoresReturnTo: true,
    message: ({ message }) => message,
  });
}

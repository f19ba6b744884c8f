import { pageAddress } from "@torg/pages/contract";
import { type Kysely, sql } from "kysely";
import { isBuyable } from "../../catalogue/products/canBeBought.ts";
import type { Database } from "../../database/Database.ts";
import type { Email, Mailer } from "../../mail/createMailer.ts";
import { readSettings } from "../../settings/readSettings.ts";
import { watchEmailTexts as texts } from "../../texts/watchTexts.ts";

/** The services for sending an e-mail about a watch. */
export interface WatchEmailContext {
  readonly db: Kysely<Database>;
  readonly mailer: Mailer;
  /** The shop's own address. */
  readonly publicUrl: string;
}

interface WatchEmailInput {
  readonly email: string;
  readonly name: string;
  /** The link to confirm the address, and to end its watches. */
  readonly link: string;
  readonly product: string;
  readonly shopName: string;
}

const lettersOf = ({ name, link, product, shopName }: WatchEmailInput) => ({
  ask: [[texts.hello], [texts.ask.text(name)], [texts.ask.link(link)], [texts.ask.notYou], [shopName]],
  back: [[texts.hello], [texts.back.text(name), product], [texts.back.once], [texts.back.end(link)], [shopName]],
});

function watchEmail(kind: "ask" | "back", input: WatchEmailInput): Email {
  const parts: readonly (readonly string[])[] = lettersOf(input)[kind];
  return {
    to: input.email,
    ...(kind === "back" ? { unsubscribe: input.link } : {}),
    subject: `${texts[kind].subject(input.name)} – ${input.shopName}`,
    text: parts.map((lines) => lines.join("\n")).join("\n\n"),
    attachments: [],
  };
}

/** Resets a watch whose goods came back and sold out again before the e-mail was sent. */
const waitOn = (db: Kysely<Database>, id: number) =>
  db.updateTable("product_watch").set({ told_at: null }).where("id", "=", id).where("mailed_at", "is", null).execute();

/**
 * Sends the next e-mail of a watch: the request for confirmation or, once, the news that goods are back, unless they
 * are sold out again.
 */
export async function sendWatchEmail({ db, mailer, publicUrl }: WatchEmailContext, id: number): Promise<void> {
  const row = await db
    .selectFrom("product_watch as w")
    .innerJoin("product as p", "p.id", "w.product_id")
    .select(["w.email", "w.token", "w.product_id", "w.confirmed_at", "w.told_at", "p.name"])
    .select(isBuyable("p").as("can_be_bought"))
    .where("w.id", "=", id)
    .where("w.mailed_at", "is", null)
    .executeTakeFirst();
  if (row === undefined || (row.confirmed_at !== null && row.told_at === null)) return;
  if (row.told_at !== null && !row.can_be_bought) return void (await waitOn(db, id));
  const { shopName } = await readSettings(db);
  const kind = row.told_at === null ? "ask" : "back";
  const link = `${publicUrl}${pageAddress("watch", row.token)}`;
  const product = `${publicUrl}${pageAddress("product", row.product_id)}`;
  await mailer.send(watchEmail(kind, { email: row.email, name: row.name, link, product, shopName }));
  if (kind === "ask") return;
  await db
    .updateTable("product_watch")
    .set({ mailed_at: sql<Date>`now()` })
    .where("id", "=", id)
    .execute();
}

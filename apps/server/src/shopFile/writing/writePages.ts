import type { Kysely } from "kysely";
import type { Database } from "../../database/Database.ts";
import { pageTexts } from "../../texts/pageTexts.ts";
import type { PageFile } from "../pages/readPageFile.ts";
import type { NavigationFile } from "../schema/homeSchema.ts";
import { storesPageAddress } from "../ShopFolder.ts";

/** A page's place in the menu. */
interface MenuPlace {
  readonly slug: string;
  readonly menu: "about" | "direct" | "campaign" | "service";
  readonly parent: string | null;
}

function menuPlaces({ about, direct, campaigns, services }: NavigationFile): readonly MenuPlace[] {
  const alone = (pages: readonly string[], menu: MenuPlace["menu"]): readonly MenuPlace[] =>
    pages.map((slug) => ({ slug, menu, parent: null }));
  return [
    ...about.flatMap(({ page, pages }): readonly MenuPlace[] => [
      { slug: page, menu: "about", parent: null },
      ...pages.map((slug) => ({ slug, menu: "about" as const, parent: page })),
    ]),
    ...alone(direct, "direct"),
    ...alone(campaigns, "campaign"),
    ...alone(services, "service"),
  ];
}

/** Writes the pages of the folder and deletes those it no longer has; the stores page is kept. */
export async function writePages(db: Kysely<Database>, pages: readonly PageFile[]): Promise<void> {
  const slugs = [...pages.map(({ slug }) => slug), storesPageAddress];
  await db.updateTable("content_page").set({ parent_id: null }).execute();
  await db.deleteFrom("content_page").where("slug", "not in", slugs).execute();
  for (const { slug, title, heading, description, html } of pages) {
    const row = { title, heading, description, html };
    await db
      .insertInto("content_page")
      .values({ ...row, slug })
      .onConflict((conflict) => conflict.column("slug").doUpdateSet(row))
      .execute();
  }
}

/** Writes which pages menu and footer list; all others are reachable by links only. */
export async function writeMenu(db: Kysely<Database>, navigation: NavigationFile): Promise<void> {
  const title = pageTexts.stores;
  await db
    .insertInto("content_page")
    .values({ slug: storesPageAddress, title, heading: title })
    .onConflict((conflict) => conflict.column("slug").doNothing())
    .execute();
  await db.updateTable("content_page").set({ menu: null, parent_id: null }).execute();
  const rows = await db.selectFrom("content_page").select(["id", "slug"]).execute();
  const ids = new Map(rows.map((row) => [row.slug, row.id]));
  for (const [position, { slug, menu, parent }] of menuPlaces(navigation).entries()) {
    const parent_id = ids.get(parent ?? "") ?? null;
    await db.updateTable("content_page").set({ menu, position, parent_id }).where("slug", "=", slug).execute();
  }
}

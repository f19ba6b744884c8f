import { readFileSync } from "node:fs";
import type { Kysely } from "kysely";
import type { Database } from "../../database/Database.ts";
import { slug } from "@torg/feed";
import { fillCheckoutTables } from "../shared/checkoutTables.ts";
import { fillContentPages } from "../shared/contentPages.ts";
import { fillShopSettings } from "../shared/shopSettings.ts";
import { demoHome } from "./demoHome.ts";
import { aboutDemo, homeTexts, storeNames } from "./demoTexts.ts";

const storesFile = new URL("../../../data/demo/stores.csv", import.meta.url);

function readStores() {
  const [head = "", ...lines] = readFileSync(storesFile, "utf8").trim().split(/\r?\n/u);
  const names = head.split(",");
  return lines.map((line) => {
    const cells = line.split(",");
    const cell = (name: string): string => cells[names.indexOf(name)] ?? "";
    return {
      name: storeNames.name(cell("city")),
      city: cell("city"),
      zip: cell("zip"),
      lat: Number(cell("lat")),
      lng: Number(cell("lng")),
      slug: slug(cell("city")),
      takes_small_electricals: true,
    };
  });
}

/** Writes what surrounds the demo's catalogue: stores, delivery, payment without providers, pages and settings. */
export async function fillDemoShop(db: Kysely<Database>): Promise<void> {
  await db.insertInto("store").values(readStores()).execute();
  await fillCheckoutTables(db, "demo");
  await fillContentPages(db);
  await fillShopSettings(db, "demo");
  await db
    .insertInto("content_page")
    .values({ ...aboutDemo, menu: "about", position: 100 })
    .execute();
  await db
    .insertInto("setting")
    .values([
      {
        key: "layout",
        value: JSON.stringify({
          micro_banner: { text: homeTexts.microBanner, url: null, sticky: false, closable: true },
        }),
      },
      { key: "home", value: JSON.stringify(demoHome(Date.now())) },
    ])
    .execute();
}

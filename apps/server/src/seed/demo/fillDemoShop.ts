import { readFileSync } from "node:fs";
import type { Kysely } from "kysely";
import type { Database } from "../../database/Database.ts";
import { slug } from "@torg/feed";
import { fillCheckoutTables } from "../shared/checkoutTables.ts";
import { fillContentPages } from "../shared/contentPages.ts";
import { fillShopSettings } from "../shared/shopSettings.ts";
import { demoHome } from "./demoHome.ts";
import { aboutDemo, agentNames, homeTexts, storeNames } from "./demoTexts.ts";

const [weekday, saturday, sunday] = [
  [{ opens: "10:00", closes: "19:00" }],
  [{ opens: "10:00", closes: "17:00" }],
  [{ opens: "11:00", closes: "16:00" }],
];
/** The made-up stores are open alike. */
const storeHours = JSON.stringify({
  week: [weekday, weekday, weekday, weekday, weekday, saturday, sunday],
  exceptions: [],
});

/** The rows of a file of the demo, each as what reads a cell by the name of its column. */
function readRows(name: string): readonly ((column: string) => string)[] {
  const file = new URL(`../../../data/demo/${name}`, import.meta.url);
  const [head = "", ...lines] = readFileSync(file, "utf8").trim().split(/\r?\n/u);
  const columns = head.split(",");
  return lines.map((line) => {
    const cells = line.split(",");
    return (column) => cells[columns.indexOf(column)] ?? "";
  });
}

function readStores() {
  return readRows("stores.csv").map((cell) => {
    return {
      name: storeNames.name(cell("city")),
      city: cell("city"),
      zip: cell("zip"),
      lat: Number(cell("lat")),
      lng: Number(cell("lng")),
      slug: slug(cell("city")),
      takes_small_electricals: true,
      hours: storeHours,
    };
  });
}

function readAgents() {
  return readRows("service-points.csv").map((cell) => ({
    id: cell("id"),
    name: agentNames.name(cell("city")),
    zip: cell("zip"),
    city: cell("city"),
    lat: Number(cell("lat")),
    lng: Number(cell("lng")),
  }));
}

/** Writes what surrounds the demo's catalogue: stores, delivery, payment without providers, pages and settings. */
export async function fillDemoShop(db: Kysely<Database>): Promise<void> {
  await db.insertInto("store").values(readStores()).execute();
  await db.insertInto("service_point").values(readAgents()).execute();
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

import type { Kysely } from "kysely";
import type { Database } from "../../database/Database.ts";
import type { ServicePointFile } from "../servicePoints/readServicePoints.ts";

/** The most rows that one statement may carry. */
const rowsAtOnce = 2000;

/** Replaces the shop's own list of service points. */
export async function writeServicePoints(db: Kysely<Database>, points: readonly ServicePointFile[]): Promise<void> {
  await db.deleteFrom("service_point").execute();
  const rows = points.map(({ postalCode: zip, latitude: lat, longitude: lng, ...point }, position) => ({
    ...point,
    zip,
    lat,
    lng,
    position,
  }));
  for (let at = 0; at < rows.length; at += rowsAtOnce) {
    await db
      .insertInto("service_point")
      .values(rows.slice(at, at + rowsAtOnce))
      .execute();
  }
}

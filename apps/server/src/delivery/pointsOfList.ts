import { nearestPlaces, type OpeningHours } from "@torg/stores/domain";
import { type Kysely, sql } from "kysely";
import type { Database } from "../database/Database.ts";
import { placeOfPostalCode } from "./placeOfPostalCode.ts";
import { type Destination, pointNearness, type PointsAnswer } from "../carriers/ServicePoint.ts";

interface ListedPoint {
  readonly id: string;
  readonly name: string;
  readonly address: string;
  readonly zip: string;
  readonly city: string;
  readonly lat: number;
  readonly lng: number;
  readonly hours: OpeningHours | null;
}

/** The points of a country in a square around a place, slightly larger than the offered distance. */
async function listedNear(
  db: Kysely<Database>,
  countryCode: string,
  square: readonly number[],
): Promise<ListedPoint[]> {
  const [south = -90, north = 90, west = -180, east = 180] = square;
  const { rows } = await sql<ListedPoint>`
    SELECT id, name, address, zip, city, lat, lng, hours FROM service_point
    WHERE country_code = ${countryCode} AND lat BETWEEN ${south} AND ${north} AND lng BETWEEN ${west} AND ${east}
    ORDER BY position, id`.execute(db);
  return rows;
}

const kilometresOfDegree = 111;

/**
 * The shop's own list for a destination. While no postal code is known, a short list is offered as a whole; an empty
 * one gives "unknown".
 */
export async function pointsOfList(db: Kysely<Database>, to: Destination): Promise<PointsAnswer> {
  const place = placeOfPostalCode(to);
  if (place === null) {
    const points = to.postalCode === "" ? await listedNear(db, to.countryCode, []) : [];
    const isShort = points.length > 0 && points.length <= pointNearness.limit;
    if (!isShort) return { state: "unknown" };
    return {
      state: "found",
      points: points.map(({ lat: _lat, lng: _lng, ...point }) => ({ ...point, distanceKm: null })),
    };
  }
  const reach = (pointNearness.withinKm / kilometresOfDegree) * 1.1;
  const wide = reach / Math.cos((place.latitude * Math.PI) / 180);
  const square = [place.latitude - reach, place.latitude + reach, place.longitude - wide, place.longitude + wide];
  const near = nearestPlaces(await listedNear(db, to.countryCode, square), place, pointNearness);
  if (near.length > 0) return { state: "found", points: near.map(({ lat: _lat, lng: _lng, ...point }) => point) };
  const { rows } = await sql<{ readonly has: boolean }>`
    SELECT EXISTS (SELECT 1 FROM service_point WHERE country_code = ${to.countryCode}) AS has`.execute(db);
  return { state: rows[0]?.has === true ? "none" : "unknown" };
}

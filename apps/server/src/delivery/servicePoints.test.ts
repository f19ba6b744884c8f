import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { ProviderFetch } from "../providers/providerHttp.ts";
import { createTestDatabase, type TestDatabase } from "../testing/createTestDatabase.ts";
import { type FetchFailure, failingFetch } from "../testing/failingFetch.ts";
import type { ConnectedCarrier } from "../carriers/Carrier.ts";
import { carriers, readCarrierConfig } from "../carriers/carriers.ts";
import { createServicePoints } from "./createServicePoints.ts";
import type { Destination, FindPoints, PointsAnswer, ServicePoint } from "../carriers/ServicePoint.ts";

const day = [{ opens: "08:00", closes: "21:00" }];
const hours = { week: [day, day, day, day, day, day, []], exceptions: [] };
const listed = [
  {
    id: "liljeholmen",
    name: "Matboden",
    address: "Torget 4",
    zip: "117 61",
    city: "Stockholm",
    lat: 59.3104,
    lng: 18.0228,
  },
  { id: "hornstull", name: "Kiosken", address: "", zip: "117 33", city: "Stockholm", lat: 59.3158, lng: 18.034 },
  {
    id: "kiruna",
    name: "Gruvboden",
    address: "Bergsgatan 1",
    zip: "981 31",
    city: "Kiruna",
    lat: 67.8557,
    lng: 20.2251,
  },
];
const kiruna: Destination = { countryCode: "SE", postalCode: "98131" };
const skarholmen: Destination = { countryCode: "SE", postalCode: "12747" };

let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
});
beforeEach(async () => {
  await database.pool.query("TRUNCATE service_point, service_point_answer");
  await database.db
    .insertInto("service_point")
    .values(listed.map((point) => ({ ...point, hours: JSON.stringify(hours) })))
    .execute();
});
afterAll(() => database.close());

const namesOf = (answer: PointsAnswer | undefined): readonly string[] =>
  answer?.state === "found" ? answer.points.map(({ id }) => id) : [answer?.state ?? "nothing"];

describe("the shop's own list", () => {
  const near = async (to: Destination) => (await createServicePoints(database.db).near(["list"], to))["list"];

  it("never sends somebody in Kiruna to a kiosk in Stockholm", async () => {
    expect(await near(kiruna)).toMatchObject({ state: "found", points: [{ id: "kiruna", distanceKm: 0, hours }] });
    await database.pool.query("DELETE FROM service_point WHERE id = 'kiruna'");
    expect(namesOf(await near({ ...kiruna, postalCode: "98138" }))).toEqual(["none"]);
  });

  it("lists the nearest first, with their distances", async () => {
    const answer = await near(skarholmen);
    expect(namesOf(answer)).toEqual(["liljeholmen", "hornstull"]);
    const kilometres = answer?.state === "found" ? answer.points.map(({ distanceKm }) => distanceKm ?? 0) : [];
    expect(kilometres.map(Math.round)).toEqual([8, 9]);
  });

  it("uses the neighbouring codes for an unknown postal code", async () =>
    expect(namesOf(await near({ countryCode: "SE", postalCode: "98199" }))).toEqual(["kiruna"]));

  it.each([
    { what: "another country", to: { countryCode: "NO", postalCode: "0150" } },
    { what: "no code at all, of a country without places", to: { countryCode: "NO", postalCode: "" } },
  ])("finds nothing for $what", async ({ to }) => expect(namesOf(await near(to))).toEqual(["unknown"]));

  it("finds nothing while it is empty", async () => {
    await database.pool.query("TRUNCATE service_point");
    expect(namesOf(await near(kiruna))).toEqual(["unknown"]);
  });

  it("is offered completely without a postal code, as long as it is short", async () => {
    expect(namesOf(await near({ countryCode: "SE", postalCode: "" }))).toHaveLength(3);
    await database.pool.query(
      `INSERT INTO service_point (id, name, lat, lng) SELECT 'more' || n, 'Mer', 60, 18 FROM generate_series(1, 3) n`,
    );
    await database.pool.query("TRUNCATE service_point_answer");
    expect(namesOf(await near({ countryCode: "SE", postalCode: "" }))).toEqual(["unknown"]);
  });
});

const point: ServicePoint = {
  id: "7",
  name: "Gruvboden",
  address: "Bergsgatan 12 B",
  zip: "981 31",
  city: "Kiruna",
  distanceKm: 1.25,
  hours,
};
const environment = { POSTNORD_API_KEY: "nyckel", BUDBEE_API_KEY: "nyckel", BUDBEE_API_SECRET: "hemlig" };

describe.each(carriers.map(({ name }) => name))("the carrier %s", (name) => {
  const access = (): ConnectedCarrier => {
    const found = readCarrierConfig(environment).find((one) => one.name === name);
    if (found === undefined) throw new Error("There is no such carrier.");
    return found;
  };
  const standIn = (find: FindPoints): ProviderFetch => {
    const carrier = carriers.find((one) => one.name === name);
    if (carrier === undefined) throw new Error("There is no such carrier.");
    return carrier.standIn(find);
  };
  const servicePoints = (trouble: () => FetchFailure | null, more: { find?: FindPoints; now?: () => number } = {}) => {
    let asked = 0;
    const warnings: unknown[] = [];
    const rightly = standIn(more.find ?? (async () => [point]));
    const fetch = failingFetch(trouble, async (url, init) => {
      asked += 1;
      return rightly(url, init);
    });
    const { now = Date.now } = more;
    const made = createServicePoints(database.db, {
      access: [access()],
      fetch,
      timeoutMs: 20,
      now,
      warn: (details) => void warnings.push(details),
    });
    return { near: async (to: Destination) => (await made.near([name], to))[name], asked: () => asked, warnings };
  };

  it("gives the place, its distance and its opening hours", async () => {
    const { near } = servicePoints(() => null);
    expect(await near(kiruna)).toEqual({ state: "found", points: [point] });
  });

  it("writes postal codes in the format of the requested country", async () => {
    const finnish = { ...point, zip: "33100", city: "Tammerfors" };
    const { near } = servicePoints(() => null, { find: async () => [finnish] });
    const answer = await near({ countryCode: "FI", postalCode: "33100" });
    expect(answer).toMatchObject({ state: "found", points: [{ zip: "33100" }] });
  });

  it("is called once a day, even by several machines", async () => {
    let time = Date.now();
    const first = servicePoints(() => null, { now: () => time });
    await Promise.all([first.near(kiruna), first.near(kiruna)]);
    const second = servicePoints(() => null, { now: () => time });
    await second.near(kiruna);
    expect([first.asked(), second.asked()]).toEqual([1, 0]);
    time += 25 * 3_600_000;
    await first.near(kiruna);
    expect(first.asked()).toBe(2);
  });

  it.each<FetchFailure>(["limited", "broken", "silent", "endless", "strange", "away"])(
    "falls back to the shop's own list while it is %s, and is called again soon",
    async (trouble) => {
      let time = Date.now();
      let now: FetchFailure | null = trouble;
      const { near, asked, warnings } = servicePoints(() => now, { now: () => time });
      expect(namesOf(await near(kiruna))).toEqual(["kiruna"]);
      expect(warnings).toHaveLength(1);
      now = null;
      expect(namesOf(await near(kiruna))).toEqual(["kiruna"]);
      expect(asked()).toBe(0);
      time += 61_000;
      expect(namesOf(await near(kiruna))).toEqual(["7"]);
    },
  );

  it("uses yesterday's response while it does not answer", async () => {
    let time = Date.now();
    let trouble: FetchFailure | null = null;
    const { near } = servicePoints(() => trouble, { now: () => time });
    await near(kiruna);
    time += 25 * 3_600_000;
    trouble = "limited";
    expect(namesOf(await near(kiruna))).toEqual(["7"]);
  });

  it("drops places that are too far away", async () => {
    const { near } = servicePoints(() => null, { find: async () => [{ ...point, distanceKm: 1236 }] });
    expect(await near(kiruna)).toEqual({ state: "none" });
  });

  it("lets the carrier choose where neither it nor the list has a place", async () => {
    await database.pool.query("TRUNCATE service_point");
    expect(await servicePoints(() => "away").near(kiruna)).toEqual({ state: "unknown" });
  });

  it("has a stand-in that uses the list when there is no access", async () => {
    const made = createServicePoints(database.db);
    expect(namesOf((await made.near([name], kiruna))[name])).toEqual(["kiruna"]);
    expect(namesOf((await made.near([name], { countryCode: "SE", postalCode: "90325" }))[name])).toEqual(["none"]);
  });
});

describe("access to carriers", () => {
  it("is empty without variables, and rejected when a part is missing", () => {
    expect(readCarrierConfig({})).toEqual([]);
    expect(() => readCarrierConfig({ BUDBEE_API_KEY: "nyckel" })).toThrow("Budbee is incomplete");
  });
});

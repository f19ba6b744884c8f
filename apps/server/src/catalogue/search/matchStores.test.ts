import { expect, it } from "vitest";
import { matchStores } from "./matchStores.ts";

const stores = [
  { name: "Nordhem Bäckebol", city: "Göteborg", pageUrl: "/a" },
  { name: "Nordhem Vitvaror Umeå", city: "Umeå", pageUrl: "/b" },
  { name: "Nordhem Vitvaror Västerås", city: "Västerås", pageUrl: "/c" },
  { name: "Nordhem Svågertorp", city: "Malmö", pageUrl: null },
];
const found = (query: string) => matchStores(stores, query.split(" ")).map(({ pageUrl }) => pageUrl);

it("finds a store by its town or by a word that only its name has, with or without diacritics", () => {
  expect(found("göteborg")).toEqual(["/a"]);
  expect(found("backebol")).toEqual(["/a"]);
  expect(found("öppettider umeå")).toEqual(["/b"]);
});

it("finds none by words that several have, by words for any store, or without a page", () => {
  expect(found("vitvaror")).toEqual([]);
  expect(found("nordhem")).toEqual([]);
  expect(found("öppettider butik")).toEqual([]);
  expect(found("malmö")).toEqual([]);
});

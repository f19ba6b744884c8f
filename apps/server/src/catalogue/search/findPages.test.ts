import { expect, it } from "vitest";
import { findPages } from "./findPages.ts";

const pages = [
  {
    title: "Köpvillkor",
    url: "/a",
    text: "Vi levererar i hela landet. Leveransen tar tre dagar. Leverans kostar 49 kr.",
  },
  { title: "Om oss", url: "/b", text: "Vi erbjuder leverans." },
  { title: "Våra butiker", url: "/c", text: "butik öppettider" },
  { title: "Leverans", url: "/d", text: "" },
];
const found = (query: string) => findPages(pages, query.split(" ")).map(({ url }) => url);

it("finds a page by its title first, then by its most frequent words", () => {
  expect(found("leverans")).toEqual(["/d", "/a", "/b"]);
  expect(found("öppettider")).toEqual(["/c"]);
  expect(found("butiken")).toEqual(["/c"]);
});

it("searches titles only, without spelling errors, when only titles are wanted", () => {
  const titled = (query: string) => findPages(pages, query.split(" "), "title").map(({ url }) => url);
  expect(titled("leverans")).toEqual(["/d"]);
  expect(titled("öppettider")).toEqual([]);
  expect(titled("leveranz")).toEqual([]);
});

it("accepts a misspelled title only where nothing else fits, and requires every word", () => {
  expect(found("leveranz")).toEqual(["/d"]);
  expect(found("leverans mus")).toEqual([]);
});

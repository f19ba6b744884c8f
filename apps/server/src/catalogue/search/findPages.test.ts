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

it("finds a page by its title first, then by what it speaks of most", () => {
  expect(found("leverans")).toEqual(["/d", "/a", "/b"]);
  expect(found("öppettider")).toEqual(["/c"]);
  expect(found("butiken")).toEqual(["/c"]);
});

it("takes a title with a wrong letter only where nothing else fits, and needs every word", () => {
  expect(found("leveranz")).toEqual(["/d"]);
  expect(found("leverans mus")).toEqual([]);
});

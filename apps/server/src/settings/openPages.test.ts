import { expect, it } from "vitest";
import { searchedPages } from "../catalogue/search/findPages.ts";
import { openPages } from "./openPages.ts";

const link = (title: string, url: string) => ({ type: "page", title, heading: title, url, subpages: [] });
const own = [link("Våra butiker", "/sidor/butiker/vara-butiker"), link("Presentkort", "/sidor/presentkort")];
const contentPages = own.map(({ title, url }) => ({ title, url, text: "" }));
const store = {
  id: 1,
  name: "Nordhem Kiruna",
  city: "Kiruna",
  address: "Österleden 3",
  zip: "981 38",
  fullAddress: "Österleden 3, 981 38 Kiruna",
  lat: null,
  lng: null,
  phoneNumber: "",
  email: "",
  openingHours: "",
  pageUrl: null,
  onlyWhiteGoods: false,
};

type Stores = Parameters<typeof openPages>[0]["stores"];

it("names the page of the stores only where there are stores", () => {
  const titlesOf = (stores: Stores) => openPages({ stores }, own).map(({ title }) => title);
  expect(titlesOf([store])).toEqual(["Våra butiker", "Presentkort"]);
  expect(titlesOf([])).toEqual(["Presentkort"]);
});

it("finds the page of the stores only where there are stores", () => {
  const found = (stores: Stores) => searchedPages({ stores, contentPages }, "butiker").map(({ title }) => title);
  expect(found([store])).toContain("Våra butiker");
  expect(found([])).not.toContain("Våra butiker");
});

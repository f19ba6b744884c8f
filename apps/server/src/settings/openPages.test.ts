import { expect, it } from "vitest";
import { directPages } from "./layoutData.ts";

const link = (title: string, url: string) => ({ type: "page", title, heading: title, url, subpages: [] });
const own = [link("Våra butiker", "/sidor/butiker/vara-butiker"), link("Presentkort", "/sidor/presentkort")];
const store = {
  id: 1,
  name: "Nordhem Kiruna",
  city: "Kiruna",
  address: "Österleden 3",
  zip: "981 38",
  full_address: "Österleden 3, 981 38 Kiruna",
  lat: null,
  lng: null,
  phone_number: "",
  email: "",
  opening_hours: "",
  store_page_url: null,
  only_white_goods: false,
};

it("links the page of the stores only where there are stores", () => {
  const titlesOf = (stores: Parameters<typeof directPages>[0]["stores"]) =>
    directPages({ directPages: own, stores }).map(({ title }) => title);
  expect(titlesOf([store])).toEqual(["Våra butiker", "Presentkort"]);
  expect(titlesOf([])).toEqual(["Presentkort"]);
});

import { aListingProduct } from "@torg/catalog/fixtures";
import { describe, expect, it } from "vitest";
import { relevantProducts } from "./relevantProducts.ts";

const named = (...names: readonly string[]) =>
  names.map((name, index) => aListingProduct({ productId: index + 1, name, brandName: "Lyra" }));

const names = (query: string, own: readonly string[], category: string) =>
  relevantProducts(named(...own), { words: [query], categories: [category] }).map(({ name }) => name);

describe("relevantProducts", () => {
  const own = ["Hörlurar LY Air", "Högtalare LY Rum", "HDMI-kabel 2 m"];

  it("leaves out products that have the word only in a category of several things", () => {
    expect(names("hörlurar", own, "Hörlurar & högtalare")).toEqual(["Hörlurar LY Air"]);
  });

  it("keeps products in a category of one thing, whatever their own name", () => {
    expect(names("hörlurar", own, "Hörlurar")).toEqual(own);
  });

  it("keeps everything where the word names nothing, and products whose maker has that name", () => {
    expect(names("hörlurar", ["Siberia 200", "Kraken V3"], "Hörlurar & headset")).toEqual(["Siberia 200", "Kraken V3"]);
    expect(names("lyra", own, "Lyra & andra")).toEqual(own);
  });
});

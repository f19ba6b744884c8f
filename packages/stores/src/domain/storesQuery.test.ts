import { expect, it } from "vitest";
import { storesQuery } from "./storesQuery.ts";

it("reads the search and the filter from the address", () => {
  expect(storesQuery(new URLSearchParams("endast_vitvaror=1&sok=ume%C3%A5"))).toEqual({
    search: "umeå",
    whiteGoodsOnly: true,
  });
  expect(storesQuery(new URLSearchParams("endast_vitvaror=0"))).toEqual({ search: "", whiteGoodsOnly: false });
});

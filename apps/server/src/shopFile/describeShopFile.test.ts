import { expect, it } from "vitest";
import { describeShopFile } from "./describeShopFile.ts";

it("is what docs/shop-json.md says; `vitest --update` writes it anew", async () => {
  await expect(describeShopFile()).toMatchFileSnapshot("../../../../docs/shop-json.md");
});

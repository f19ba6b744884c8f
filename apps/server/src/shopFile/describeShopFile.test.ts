import { expect, it } from "vitest";
import { describeShopFile } from "./describeShopFile.ts";

it("is documented in docs/shop-json.md; `vitest --update` writes it again", async () => {
  await expect(describeShopFile()).toMatchFileSnapshot("../../../../docs/shop-json.md");
});

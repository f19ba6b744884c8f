import { expect, it } from "vitest";
import { shopSettingsOf } from "./shopSettingsOf.ts";

it("uses a general name for a shop without a name", () => {
  expect(shopSettingsOf({}).shopName).toBe("Butiken");
  expect(shopSettingsOf({ shopName: "Skogens redskap" }).shopName).toBe("Skogens redskap");
});

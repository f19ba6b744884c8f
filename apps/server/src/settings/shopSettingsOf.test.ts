import { expect, it } from "vitest";
import { shopSettingsOf } from "./shopSettingsOf.ts";

it("calls a shop that has not said its name a shop, and any other by its name", () => {
  expect(shopSettingsOf({}).shopName).toBe("Butiken");
  expect(shopSettingsOf({ shopName: "Skogens redskap" }).shopName).toBe("Skogens redskap");
});

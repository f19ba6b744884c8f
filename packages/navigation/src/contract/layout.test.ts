import { toWire } from "@torg/http";
import { describe, expect, it } from "vitest";
import { aLayout } from "../fixtures/aLayout.ts";
import { aShopSettings } from "../fixtures/aShopSettings.ts";
import { layoutSchema } from "./layout.ts";
import { shopSettingsSchema } from "./shopSettings.ts";

describe("layoutSchema", () => {
  it("keeps a layout as it was sent", () => {
    expect(layoutSchema.parse(toWire(layoutSchema, aLayout()))).toEqual(aLayout());
  });

  it("treats everything that is missing as empty", () => {
    expect(layoutSchema.parse({})).toMatchObject({
      categories: [],
      microBanner: null,
      cart: { itemCount: 0, productsOre: 0 },
    });
  });
});

describe("shopSettingsSchema", () => {
  it("gives every missing setting its default", () => {
    expect(shopSettingsSchema.parse({})).toMatchObject({
      hidePriceFilter: false,
      minimumTwoColumnProductGrid: false,
      orderedWithTitle: "",
      checkoutManualPuffs: [],
      customDiscountPercentageBadge: { active: false, image: "" },
      levelOneCategoryMenuPrefix: "",
      isQuote: false,
      showLoginLink: true,
      ecommerceDisabled: false,
      hideSearch: false,
      buyEnabled: true,
      theme: "standard",
      shopName: "",
      compareMax: 4,
      developmentBar: false,
      termsUrl: "/sidor/kopvillkor",
      variantPickerScrollOffset: 60,
      consentDefaults: { marketing: false, functional: true },
      maps: { tileUrl: "", attribution: "", key: "", china: false },
      returnImageMax: 3,
    });
  });

  it("reads flags in all their forms", () => {
    expect(shopSettingsSchema.parse({ isOfferTheme: "1", buyEnabled: 0, hideSearch: "yes" })).toMatchObject({
      isQuote: true,
      buyEnabled: false,
      hideSearch: false,
    });
  });

  it("has its own name for the quote mode, and the contract's name on the wire", () => {
    const settings = shopSettingsSchema.parse({ isOfferTheme: true });
    expect(settings.isQuote).toBe(true);
    expect(toWire(shopSettingsSchema, settings)).toMatchObject({ isOfferTheme: true });
  });

  it("keeps settings as they were sent", () => {
    expect(shopSettingsSchema.parse(aShopSettings({ theme: "team-workwear" })).theme).toBe("team-workwear");
  });
});

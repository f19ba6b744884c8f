export {
  layoutCartSchema,
  layoutSchema,
  menuBrandSchema,
  menuCategorySchema,
  menuLinkSchema,
  menuPageSchema,
  microBannerSchema,
} from "./layout.ts";
export type { LayoutData, MenuBrand, MenuCategory, MenuLink, MenuPage, MicroBannerContent } from "./layout.ts";
export { companySchema, shopSettingsSchema } from "./shopSettings.ts";
export type { Company, ShopSettings } from "./shopSettings.ts";
export { setThemeCall } from "./themeCall.ts";

import { shopAddresses } from "@torg/format/addresses";
import * as z from "zod/mini";
import { flag, listOf, text } from "./fields.ts";

const mapsSchema = z.object({
  tileUrl: text(),
  attribution: text(),
  key: text(),
  china: flag(false),
  scriptBase: text("https://maps.googleapis.com/maps/api/js"),
});

/** The official notice of the legal guarantee: an address below `/assets/uploads/` and its size in CSS pixels. */
const legalGuaranteeSchema = z.object({
  image: text(),
  width: z._default(z.int(), 420),
  height: z._default(z.int(), 420),
  /** Where the square code of the notice leads. */
  link: text(),
});

const consentDefaultsSchema = z.object({
  marketing_third_party: flag(false),
  functional_third_party: flag(true),
});

/** Who runs the shop, as Swedish law wants it shown; an empty text is not shown. */
export const companySchema = z.object({
  name: text(),
  organisation_number: text(),
  vat_number: text(),
  address: text(),
  email: text(),
  phone: text(),
  customer_service_hours: text(),
});

/** Settings of a shop; a missing setting has the value that the contract gives it. */
export const shopSettingsSchema = z.object({
  hidePriceFilter: flag(false),
  minimumTwoColumnProductGrid: flag(false),
  orderedWithTitle: text(),
  checkoutManualPuffs: listOf(z.object({ manual_puff_link: z.string(), image: z.string() })),
  customDiscountPercentageBadge: z._default(z.object({ active: flag(false), image: text() }), {
    active: false,
    image: "",
  }),
  levelOneCategoryMenuPrefix: text(),
  isOfferTheme: flag(false),
  showLoginLink: flag(true),
  ecommerceDisabled: flag(false),
  hideSearch: flag(false),
  buyEnabled: flag(true),
  theme: text("standard"),
  compareMax: z._default(z.int(), 4),
  developmentBar: flag(false),
  termsUrl: text(shopAddresses.terms),
  variantPickerScrollOffset: z._default(z.number(), 60),
  consentDefaults: z._default(consentDefaultsSchema, {
    marketing_third_party: false,
    functional_third_party: true,
  }),
  maps: z._default(mapsSchema, {
    tileUrl: "",
    attribution: "",
    key: "",
    china: false,
    scriptBase: "https://maps.googleapis.com/maps/api/js",
  }),
  returnImageMax: z._default(z.int(), 3),
  /** Which rules for offers of credit the shop follows. */
  complianceProfile: z._default(z.enum(["se-2026", "spec"]), "se-2026"),
  legalGuarantee: z._default(legalGuaranteeSchema, { image: "", width: 420, height: 420, link: "" }),
  shopName: text("Nordhem"),
  company: z._default(companySchema, {
    name: "",
    organisation_number: "",
    vat_number: "",
    address: "",
    email: "",
    phone: "",
    customer_service_hours: "",
  }),
});

export type Company = Readonly<z.output<typeof companySchema>>;
export type ShopSettings = Readonly<z.output<typeof shopSettingsSchema>>;

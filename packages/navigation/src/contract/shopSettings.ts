import { shopAddresses } from "@torg/format/addresses";
import { inOre, wireFlag, wireFlagOr, wireList, wireNumberOrNull, wireObject, wireText, wireTextOr } from "@torg/http";
import * as z from "zod/mini";

const mapsSchema = z.object({
  tileUrl: wireText,
  attribution: wireText,
  key: wireText,
  china: wireFlag,
  scriptBase: wireTextOr("https://maps.googleapis.com/maps/api/js"),
});

/** The official notice of the legal guarantee: an address below `/assets/uploads/` and its size in CSS pixels. */
const legalGuaranteeSchema = z.object({
  image: wireText,
  width: z._default(z.int(), 420),
  height: z._default(z.int(), 420),
  /** Where the square code of the notice leads. */
  link: wireText,
});

const logoSchema = z.object({ picture: wireText, width: z._default(z.int(), 0), height: z._default(z.int(), 0) });

const consentDefaultsSchema = wireObject({
  marketing: ["marketing_third_party", wireFlag],
  functional: ["functional_third_party", wireFlagOr(true)],
});

/** Who runs the shop, as Swedish law wants it shown; an empty text is not shown. */
export const companySchema = wireObject({
  name: wireText,
  organisationNumber: ["organisation_number", wireText],
  vatNumber: ["vat_number", wireText],
  address: wireText,
  email: wireText,
  phone: wireText,
  customerServiceHours: ["customer_service_hours", wireText],
});

/** Within how many days goods may be sent back, and what that costs in kronor; null: what the carrier takes. */
const returnRulesSchema = wireObject({ days: z.int(), feeOre: ["fee", inOre(wireNumberOrNull)] });

/** Settings of a shop; a missing setting has the value that the contract gives it. */
export const shopSettingsSchema = wireObject({
  hidePriceFilter: wireFlag,
  minimumTwoColumnProductGrid: wireFlag,
  orderedWithTitle: wireText,
  checkoutManualPuffs: wireList(wireObject({ link: ["manual_puff_link", z.string()], image: z.string() })),
  customDiscountPercentageBadge: z._default(z.object({ active: wireFlag, image: wireText }), {
    active: false,
    image: "",
  }),
  levelOneCategoryMenuPrefix: wireText,
  isQuote: ["isOfferTheme", wireFlag],
  showLoginLink: wireFlagOr(true),
  ecommerceDisabled: wireFlag,
  hideSearch: wireFlag,
  buyEnabled: wireFlagOr(true),
  theme: wireTextOr("standard"),
  /** Words of the shop's own in the place of those of the packages, by feature and name; texts have places such as `{0}`. */
  words: z._default(z.record(z.string(), z.unknown()), {}),
  /** The shop's own style sheet, which comes after all others: its address, the hash that it must have, and whether its face takes the place of the kit's. */
  sheet: z._default(z.object({ address: wireText, integrity: wireText, ownFont: wireFlag }), {
    address: "",
    integrity: "",
    ownFont: false,
  }),
  compareMax: z._default(z.int(), 4),
  developmentBar: wireFlag,
  termsUrl: wireTextOr(shopAddresses.terms),
  variantPickerScrollOffset: z._default(z.number(), 60),
  consentDefaults: z._default(consentDefaultsSchema, {
    marketing: false,
    functional: true,
  }),
  maps: z._default(mapsSchema, {
    tileUrl: "",
    attribution: "",
    key: "",
    china: false,
    scriptBase: "https://maps.googleapis.com/maps/api/js",
  }),
  /** What search engines are told of goods that are sent back; null: nothing. */
  returnRules: ["return_rules", z._default(z.nullable(returnRulesSchema), null)],
  /** The shop's mark in the head of every page: an address and its size in CSS pixels; empty: its name in letters. */
  logo: z._default(logoSchema, { picture: "", width: 0, height: 0 }),
  /** The picture that the shop is known by, below `/assets/uploads/`; empty: one that fits every shop. */
  icon: wireText,
  /** The colours of the browser around the pages, by day and by night. */
  themeColor: [
    "theme_color",
    z._default(z.object({ light: z.string(), dark: z.string() }), { light: "#ffffff", dark: "#0f1513" }),
  ],
  returnImageMax: z._default(z.int(), 3),
  /** Which rules for offers of credit the shop follows. */
  complianceProfile: z._default(z.enum(["se-2026", "spec"]), "se-2026"),
  legalGuarantee: z._default(legalGuaranteeSchema, { image: "", width: 420, height: 420, link: "" }),
  /** What the shop is called, in its header, titles and letters; a backend says it. */
  shopName: wireText,
  company: z._default(companySchema, {
    name: "",
    organisationNumber: "",
    vatNumber: "",
    address: "",
    email: "",
    phone: "",
    customerServiceHours: "",
  }),
});

export type Company = Readonly<z.output<typeof companySchema>>;
export type ShopSettings = Readonly<z.output<typeof shopSettingsSchema>>;

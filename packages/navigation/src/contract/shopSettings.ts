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
  /** The target of the notice's QR code. */
  link: wireText,
});

const logoSchema = z.object({ picture: wireText, width: z._default(z.int(), 0), height: z._default(z.int(), 0) });

const consentDefaultsSchema = wireObject({
  marketing: ["marketing_third_party", wireFlag],
  functional: ["functional_third_party", wireFlagOr(true)],
});

/** The company behind the shop, with the details that Swedish law requires; empty ones are not shown. */
export const companySchema = wireObject({
  name: wireText,
  organisationNumber: ["organisation_number", wireText],
  vatNumber: ["vat_number", wireText],
  address: wireText,
  email: wireText,
  phone: wireText,
  customerServiceHours: ["customer_service_hours", wireText],
});

/** Days within which goods may be returned, and the fee in kronor; null: the carrier's price. */
const returnRulesSchema = wireObject({ days: z.int(), feeOre: ["fee", inOre(wireNumberOrNull)] });

/** Settings of a shop; a missing one has the default of the contract. */
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
  /**
   * The shop's own texts that replace those of the packages, by feature and name; they may contain placeholders such as
   * `{0}`.
   */
  words: z._default(z.record(z.string(), z.unknown()), {}),
  /**
   * The shop's own style sheet, loaded after all others: its address, its integrity hash, and whether its font replaces
   * the default one.
   */
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
  /** Return terms for search engines; null: none. */
  returnRules: ["return_rules", z._default(z.nullable(returnRulesSchema), null)],
  /** The shop's logo in the page head: an address and its size in CSS pixels; empty: its name as text. */
  logo: z._default(logoSchema, { picture: "", width: 0, height: 0 }),
  /** The shop's icon, below `/assets/uploads/`; empty: a neutral one. */
  icon: wireText,
  /** The browser's theme colours, for light and dark mode. */
  themeColor: [
    "theme_color",
    z._default(z.object({ light: z.string(), dark: z.string() }), { light: "#ffffff", dark: "#0f1513" }),
  ],
  returnImageMax: z._default(z.int(), 3),
  /** The rule set for credit offers that the shop follows. */
  complianceProfile: z._default(z.enum(["se-2026", "spec"]), "se-2026"),
  legalGuarantee: z._default(legalGuaranteeSchema, { image: "", width: 420, height: 420, link: "" }),
  /** The shop's name in header, titles and e-mails; set by the backend. */
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

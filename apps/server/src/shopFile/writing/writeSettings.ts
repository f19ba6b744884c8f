import { type Kysely, sql } from "kysely";
import { withdrawalDays } from "@torg/compliance";
import { formatDate, formatOrganisationNumber, parseOrganisationNumber } from "@torg/format";
import type { Database } from "../../database/Database.ts";
import { hoursLine } from "../openingHoursWords.ts";
import { chosenInShop } from "../schema/deliverySchema.ts";
import type { HomeFile, NavigationFile } from "../schema/homeSchema.ts";
import type { ShopFile } from "../schema/shopFileSchema.ts";
import type { OwnWords } from "../words/readTextsFile.ts";
import { campaignSpans } from "./campaignSpans.ts";
import { switchSettings } from "./switchSettings.ts";

/** The organisation number in the form the law requires; that of a sole trader unchanged. */
function numberOf(text: string): string {
  const parsed = parseOrganisationNumber(text);
  return parsed.ok ? formatOrganisationNumber(parsed.value) : text;
}

/** The company in the form of the setting `shop`. */
function companySetting({ company, contact }: Pick<ShopFile, "company" | "contact">, now: Date) {
  return {
    name: company.name,
    organisation_number: numberOf(company.organisationNumber),
    vat_number: company.vatNumber,
    address: company.address,
    email: contact.email,
    phone: contact.phone,
    customer_service_hours: hoursLine(contact.openingHours, formatDate(now, "short")),
  };
}

/** The value of the setting `shop`. */
function shopSetting(file: ShopFile, now: Date) {
  const {
    name,
    theme,
    sellingPaused,
    quotesOnly,
    company,
    contact,
    returns,
    logo = null,
    icon = "",
    themeColor,
  } = file;
  return {
    shopName: name,
    theme,
    ecommerceDisabled: sellingPaused,
    isOfferTheme: quotesOnly,
    company: companySetting({ company, contact }, now),
    return_rules: { days: returns?.days ?? withdrawalDays, fee: returns?.fee ?? null },
    logo: logo ?? { picture: "", width: 0, height: 0 },
    icon,
    ...(themeColor === undefined ? {} : { theme_color: themeColor }),
    ...switchSettings(file),
    // Nothing may be preselected when requesting consent.
    consentDefaults: { marketing_third_party: false, functional_third_party: false },
  };
}

function homeSetting({ heading, lead, link, promises, carousel, rows, campaigns }: HomeFile, now: Date) {
  return {
    heading,
    lead,
    link: link === undefined ? null : { title: link.title, url: link.address },
    promises,
    rows,
    carousel: carousel.map(({ picture, address, ...slide }) => ({
      ...slide,
      src: picture,
      thumb: picture,
      url: address ?? null,
    })),
    campaigns: campaigns.flatMap(
      ({ text = "", conditions = "", picture = null, address = null, from, until, ...own }) =>
        campaignSpans({ from, until }, now).map((span) => ({
          ...own,
          text,
          conditions,
          picture,
          ...span,
          url: address,
        })),
    ),
    campaign: null,
  };
}

function layoutSetting({ banner, emptyCart }: NavigationFile) {
  const empty_cart_categories = emptyCart.map(({ title, address }) => ({ title, url: address }));
  if (banner === undefined) return { micro_banner: null, empty_cart_categories };
  const { text, conditions = "", address = null, sticky, closable } = banner;
  return { micro_banner: { text, conditions, url: address, sticky, closable }, empty_cart_categories };
}

/** The handler for choosing the delivery, in the form of the setting. */
const handlerOf = (chosenIn: string): string => (chosenIn === chosenInShop ? "internal" : chosenIn);

function checkoutSetting({ delivery, checkout }: Pick<ShopFile, "delivery" | "checkout">) {
  return {
    ...(delivery === undefined
      ? {}
      : {
          free_delivery_limit: delivery.freeFrom,
          requires_postal_code: delivery.asksPostalCode,
          force_pickup_in_store: delivery.onlyPickup,
          cut_off: delivery.sentSameDayUntil,
          ...(delivery.chosenIn === undefined ? {} : { delivery_handler: handlerOf(delivery.chosenIn) }),
        }),
    ...(checkout === undefined ? {} : { newsletter_active: checkout.newsletter }),
  };
}

function listingSetting({ variantLooks, specificationSections }: NonNullable<ShopFile["catalog"]>) {
  return { variant_looks: variantLooks, specification_sections: specificationSections ?? null };
}

/** Writes the settings, including the sheet and texts; values that the file does not name are kept. */
export async function writeSettings(
  db: Kysely<Database>,
  shop: ShopFile,
  { sheet, words, now }: { readonly sheet: object; readonly words: OwnWords; readonly now: Date },
): Promise<void> {
  const { letters = {}, answers = {}, ...shown } = words;
  const { home, navigation, delivery, checkout, mail, reviews } = shop;
  const settings: Readonly<Record<string, object>> = {
    shop: { ...shopSetting(shop, now), sheet, words: shown },
    words: { letters, answers },
    listing: {
      per_page: shop.productsPerPage,
      ...(shop.catalog === undefined ? {} : listingSetting(shop.catalog)),
      ...(shop.categories === undefined ? {} : { categories: shop.categories }),
      ...(shop.facetPages === undefined ? {} : { facet_pages: shop.facetPages }),
    },
    mail: mail ?? {},
    ...(reviews === undefined ? {} : { reviews: { ask_after_days: reviews.askAfterDays } }),
    ...(home === undefined ? {} : { home: homeSetting(home, now) }),
    ...(navigation === undefined ? {} : { layout: layoutSetting(navigation) }),
    ...(delivery === undefined && checkout === undefined ? {} : { checkout: checkoutSetting({ delivery, checkout }) }),
  };
  await db
    .insertInto("setting")
    .values(Object.entries(settings).map(([key, value]) => ({ key, value: JSON.stringify(value) })))
    .onConflict((conflict) =>
      conflict.column("key").doUpdateSet({
        value: sql`CASE WHEN excluded.key IN ('mail', 'words') THEN excluded.value ELSE setting.value || excluded.value END`,
      }),
    )
    .execute();
}

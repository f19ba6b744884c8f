import { type Kysely, sql } from "kysely";
import { formatOrganisationNumber, parseOrganisationNumber } from "@torg/format";
import type { Database } from "../../database/Database.ts";
import { hoursLine } from "../openingHoursWords.ts";
import type { HomeFile, NavigationFile } from "../schema/homeSchema.ts";
import type { ShopFile } from "../schema/shopFileSchema.ts";
import { startOfDay } from "./startOfDay.ts";

/** The number as the law wants it written; that of a sole trader as it stands. */
function numberOf(text: string): string {
  const parsed = parseOrganisationNumber(text);
  return parsed.ok ? formatOrganisationNumber(parsed.value) : text;
}

/** The value of the setting `shop`. */
function shopSetting({ name, theme, sellingPaused, company, contact }: ShopFile) {
  return {
    shopName: name,
    theme,
    ecommerceDisabled: sellingPaused,
    company: {
      name: company.name,
      organisation_number: numberOf(company.organisationNumber),
      vat_number: company.vatNumber,
      address: company.address,
      email: contact.email,
      phone: contact.phone,
      customer_service_hours: hoursLine(contact.openingHours),
    },
    // Nothing is preselected when consent is asked for.
    consentDefaults: { marketing_third_party: false, functional_third_party: false },
  };
}

function homeSetting({ heading, lead, promises, carousel, campaigns }: HomeFile) {
  return {
    heading,
    lead,
    promises,
    carousel: carousel.map(({ picture, address, ...slide }) => ({
      ...slide,
      src: picture,
      thumb: picture,
      url: address ?? null,
    })),
    campaigns: campaigns.map(({ title, from, until, address }) => ({
      title,
      starts_at: from === undefined ? null : startOfDay(from, 0),
      ends_at: startOfDay(until, 1),
      url: address ?? null,
    })),
    campaign: null,
  };
}

function layoutSetting({ banner }: NavigationFile) {
  if (banner === undefined) return { micro_banner: null };
  const { text, address = null, sticky, closable } = banner;
  return { micro_banner: { text, url: address, sticky, closable } };
}

/** Writes the single values; each setting keeps what the file has no name for. */
export async function writeSettings(db: Kysely<Database>, shop: ShopFile): Promise<void> {
  const { home, navigation, delivery, mail } = shop;
  const settings: Readonly<Record<string, object>> = {
    shop: shopSetting(shop),
    listing: { per_page: shop.productsPerPage },
    mail: mail ?? {},
    ...(home === undefined ? {} : { home: homeSetting(home) }),
    ...(navigation === undefined ? {} : { layout: layoutSetting(navigation) }),
    ...(delivery === undefined
      ? {}
      : {
          checkout: {
            free_delivery_limit: delivery.freeFrom,
            requires_postal_code: delivery.asksPostalCode,
            force_pickup_in_store: delivery.onlyPickup,
            cut_off: delivery.sentSameDayUntil,
          },
        }),
  };
  await db
    .insertInto("setting")
    .values(Object.entries(settings).map(([key, value]) => ({ key, value: JSON.stringify(value) })))
    .onConflict((conflict) =>
      conflict.column("key").doUpdateSet({
        value: sql`CASE excluded.key WHEN 'mail' THEN excluded.value ELSE setting.value || excluded.value END`,
      }),
    )
    .execute();
}

import { shopAddresses } from "@torg/format/addresses";
import type { ShopConfig } from "../config/readConfig.ts";
import { carriers } from "../carriers/carriers.ts";
import { providerNamed } from "../providers/providers.ts";
import { ownList } from "./schema/deliverySchema.ts";
import type { PageFile } from "./pages/readPageFile.ts";
import type { ShopFile } from "./schema/shopFileSchema.ts";
import type { ShopFolder } from "./ShopFolder.ts";

/** The part of the environment that decides whether a shop may open. */
export type OpeningConfig = Pick<ShopConfig, "carriers" | "mail" | "payments">;

/** Slugs of the pages that the law requires. */
const lawPages = [shopAddresses.terms, shopAddresses.privacy, shopAddresses.accessibility].map((address) =>
  address.replace(/^\/sidor\//, ""),
);

function missingFacts({ name, company, contact }: ShopFile): readonly string[] {
  const facts = {
    "company.organisationNumber": company.organisationNumber,
    "company.vatNumber": company.vatNumber,
    "company.address": company.address,
    "contact.email": contact.email,
    "contact.phone": contact.phone,
  };
  const empty = Object.entries(facts).filter(([, text]) => text === "");
  return [
    ...(name === "Min butik" ? ["shop.json: name is still that of a new shop."] : []),
    ...(company.name === "Min butik AB" ? ["shop.json: company.name is still that of a new shop."] : []),
    ...empty.map(([place]) => `shop.json: ${place} is missing; law asks for it.`),
  ];
}

function missingAccess({ delivery, payment }: ShopFile, config: OpeningConfig): readonly string[] {
  const connected = new Set([...config.payments.providers, ...config.carriers].map(({ name }) => name));
  const named = [
    ...(payment?.ways ?? []).map(({ provider }) => provider),
    ...(delivery?.ways ?? []).map(({ places }) => places),
  ];
  return [...new Set(named)].flatMap((name) => {
    if (name === undefined || connected.has(name)) return [];
    const whose = providerNamed(name) ?? carriers.find((carrier) => carrier.name === name);
    if (whose === undefined) return [];
    const { label, needed } = whose;
    return [`The access to ${label} is missing: set ${needed.join(", ")}, or take its way out of shop.json.`];
  });
}

/** Finds ways of delivery that allow no pickup because no source gives the stock of each store. */
function unknownStock({ delivery, stores = [], storeStock }: ShopFile): readonly string[] {
  const byStock = (delivery?.ways ?? []).filter(
    ({ kind, chooseStore, options }) => kind === "store" && chooseStore && options.length === 0,
  );
  if (stores.length === 0 || storeStock !== undefined) return [];
  return byStock.map(
    ({ id }) =>
      `shop.json: delivery way "${id}" lets shoppers choose a store by what it has, and storeStock does not say where that is told; nothing could be picked up. Name a table there, or set chooseStore of the way to false.`,
  );
}

function missingMethods({ shop, points }: ShopFolder, config: OpeningConfig): readonly string[] {
  const { delivery, payment, stores = [] } = shop;
  const needsStore = delivery?.ways.some(({ kind }) => kind === "store") ?? false;
  const needsList = delivery?.ways.some(({ places }) => places === ownList) ?? false;
  const isUnpayable = payment === undefined && config.payments.providers.length === 0;
  return [
    ...(delivery === undefined ? ["shop.json: delivery is missing; nothing can be sent."] : []),
    ...(needsStore && stores.length === 0
      ? ["shop.json: goods are picked up in a store, and there are no stores."]
      : []),
    ...unknownStock(shop),
    ...(needsList && (points ?? []).length === 0
      ? ["service-points.csv is missing; a way of delivery reads its places from there."]
      : []),
    ...(isUnpayable ? ["shop.json: payment is missing, and there is no access to a provider."] : []),
    ...missingAccess(shop, config),
  ];
}

function missingPages(pages: readonly PageFile[] | null): readonly string[] {
  const there = new Set((pages ?? []).map(({ slug }) => slug));
  const drafts = (pages ?? []).filter(({ isDraft }) => isDraft);
  return [
    ...lawPages.filter((slug) => !there.has(slug)).map((slug) => `pages/${slug}.md is missing; law asks for it.`),
    ...drafts.map(({ file }) => `${file} is a draft: read it, make it true and take the line "draft: true" away.`),
  ];
}

/** Lists what a shop still lacks before it may open, one sentence each. */
export function findMissing(folder: ShopFolder, config: OpeningConfig): readonly string[] {
  const { shop, pages } = folder;
  const { mail, payments } = config;
  return [
    ...missingFacts(shop),
    ...(shop.sellingPaused ? ["shop.json: sellingPaused is true; nothing can be bought."] : []),
    ...missingMethods(folder, config),
    ...missingPages(pages),
    ...(mail.from === undefined && shop.mail === undefined
      ? ["shop.json: mail.from is missing; letters need a sender."]
      : []),
    ...(shop.mail?.orders === undefined && shop.contact.email === ""
      ? ["shop.json: nobody is told of orders and returns: mail.orders and contact.email are missing."]
      : []),
    ...(mail.smtpUrl === undefined ? ["SMTP_URL is not set; letters would be kept as files and reach nobody."] : []),
    ...(payments.publicUrl === "" ? ["SHOP_PUBLIC_URL is not set; links in letters would lead nowhere."] : []),
  ];
}

import type { Kysely } from "kysely";
import type { Database } from "../../database/Database.ts";
import { paymentSnippet } from "../../shopFile/writing/paymentSnippet.ts";

const deliveryTypes = [
  {
    id: 1,
    name: "Postombud",
    placeholder: "Välj ombud",
    price_ore: 4_900,
    free_from_limit: true,
    days_from: 2,
    days_to: 4,
    image: "/assets/uploads/delivery/ombud.svg",
    description: "Hämta hos ett ombud nära dig.",
    klarna_shipping_option_id: "klarna-pickup",
    places_from: "list",
  },
  {
    id: 2,
    name: "Hemleverans",
    placeholder: "Välj tid",
    price_ore: 39_900,
    image: "/assets/uploads/delivery/hem.svg",
    description: "Vi bär in varan i hallen.",
    klarna_shipping_option_id: "klarna-home",
  },
  {
    id: 3,
    name: "Hämta i butik",
    price_ore: 0,
    is_store_pickup: true,
    image: "/assets/uploads/delivery/butik.svg",
    description: "Vi meddelar dig när varan kan hämtas.",
    klarna_shipping_option_id: "klarna-store",
  },
  {
    id: 4,
    name: "Digital leverans",
    price_ore: 0,
    is_digital: true,
    image: "/assets/uploads/delivery/digital.svg",
    description: "Skickas till din e-postadress.",
  },
];

const shippingOptions = [
  { delivery_type_id: 2, key: "dag", label: "Dag 08–17", position: 1 },
  { delivery_type_id: 2, key: "kvall", label: "Kväll 17–22", position: 2 },
];

/** The two agents of the reference data, both in Stockholm. */
const agents = [
  { id: "ombud-1", name: "Matboden Liljeholmen", zip: "117 61", city: "Stockholm", lat: 59.3104, lng: 18.0228 },
  { id: "ombud-2", name: "Kiosken Hornstull", zip: "117 33", city: "Stockholm", lat: 59.3158, lng: 18.034 },
];

const providers = [
  {
    id: "1",
    name: "Klarna",
    description: "Betala nu, senare eller dela upp.",
    for_company: false,
    for_private: true,
    image: "/assets/uploads/payment/klarna.svg",
    handler: "klarna",
    snippet: paymentSnippet("klarna"),
  },
  {
    id: "2",
    name: "Svea",
    description: "Faktura, kort eller direktbetalning.",
    for_company: true,
    for_private: true,
    image: "/assets/uploads/payment/svea.svg",
    handler: "svea",
    snippet: paymentSnippet("svea"),
  },
  {
    id: "3",
    name: "Kortbetalning",
    description: "Visa eller Mastercard.",
    for_company: true,
    for_private: true,
    image: "/assets/uploads/payment/kort.svg",
    handler: "card",
    snippet: paymentSnippet("card"),
  },
  {
    id: "4",
    name: "Wasa Kredit",
    description: "Delbetalning och leasing.",
    for_company: true,
    for_private: true,
    image: "/assets/uploads/payment/wasa.svg",
    handler: "wasa",
    snippet: paymentSnippet("wasa"),
  },
];

const companyInvoice = {
  id: "5",
  name: "Faktura för företag",
  description: "30 dagar netto.",
  for_company: true,
  for_private: false,
  image: "/assets/uploads/payment/faktura.svg",
  handler: "manual",
  snippet: paymentSnippet("manual"),
};

const privateInvoice = {
  ...companyInvoice,
  id: "6",
  name: "Faktura",
  description: "14 dagar, utan avgift. Demobutiken skickar ingen faktura.",
  for_company: false,
  for_private: true,
};

const discounts = [
  { code: "SOMMAR10", label: "Sommarrabatt 10 %", kind: "percent", value: 10 },
  { code: "PRESENT500", label: "Presentkort", kind: "gift_card", value: 50_000, left_ore: 50_000 },
  { code: "JUBILEUM", label: "Jubileumsrabatt", kind: "amount", value: 1_200_000 },
  { code: "GAMMAL", label: "Gammal rabatt", kind: "amount", value: 10_000, ends_at: new Date("2024-01-01T00:00:00Z") },
  { code: "LAST", label: "Låst rabatt", kind: "amount", value: 10_000, removable: false },
];

const postalCodeRules = [
  { postal_code: "99999", texts: JSON.stringify(["Vi levererar tyvärr inte till det postnumret."]) },
  { postal_code: "90000", texts: "[]" },
  { postal_code: "80000", texts: JSON.stringify(["Postnumret finns inte."]), handler: "svea" },
];

/** Sets up delivery, payment, discount codes and the rules of postal codes. Only the reference data has payment providers. */
export async function fillCheckoutTables(db: Kysely<Database>, data: "demo" | "reference"): Promise<void> {
  const payments = data === "reference" ? [...providers, companyInvoice] : [privateInvoice, companyInvoice];
  await db
    .insertInto("delivery_type")
    .values(
      deliveryTypes.map((type) => ({
        ...type,
        position: type.id,
        ...(data !== "reference" && type.id === 2 ? { days_from: 2, days_to: 5 } : {}),
        ...(data !== "reference" && type.is_store_pickup === true
          ? { places_from: "stores", placeholder: "Välj butik" }
          : {}),
      })),
    )
    .execute();
  await db.insertInto("shipping_option").values(shippingOptions).execute();
  await db
    .insertInto("payment_type")
    .values(payments.map((type, position) => ({ ...type, position })))
    .execute();
  if (data === "reference") {
    await db
      .insertInto("service_point")
      .values(agents.map((agent, position) => ({ ...agent, position })))
      .execute();
  }
  await db.insertInto("discount").values(discounts).execute();
  await db.insertInto("postal_code_rule").values(postalCodeRules).execute();
}

import { formatCount } from "@torg/format";

/** Swedish texts of pages other than content pages. */
export const pageTexts = {
  home: "Välkommen",
  homeTitle: (shop: string) => `Jämför, beställ och hämta i butik – ${shop}`,
  /** For a shop without stores. */
  homeTitleOnline: (shop: string) => `Filtrera, jämför och beställ – ${shop}`,
  page: (heading: string, number: number) => `${heading} – sida ${number}`,
  pageMeta: (text: string, number: number) => `Sida ${number}. ${text}`,
  productMeta: (name: string, price: string | null, shop: string) =>
    price === null
      ? `${name} hos ${shop}. Läs om egenskaper och mått, och jämför med liknande produkter.`
      : `Köp ${name} hos ${shop} för ${price}. Se lagersaldo och leveranstid, och jämför med liknande produkter.`,
  /** For a product whose variants have several prices; `price` is the lowest. */
  productMetaFrom: (name: string, price: string, shop: string) =>
    `Köp ${name} hos ${shop} från ${price}. Se lagersaldo och leveranstid, och jämför med liknande produkter.`,
  /** Follows either, where customers have reviewed the product. */
  reviewedMeta: "Läs vad andra kunder tycker.",
  storesMeta: (count: number, shop: string) =>
    `${formatCount(count, { one: "butik", other: "butiker" })} med ${shop}: adress, öppettider och karta. Hitta den som ligger närmast dig.`,
  storeMeta: (name: string, address: string, hasPhone: boolean) =>
    `${name}, ${address}. ${hasPhone ? "Öppettider, telefonnummer och karta." : "Öppettider och karta."}`,
  homeMeta: (shop: string) =>
    `Handla hos ${shop}: filtrera, jämför och beställ. Se pris och lagersaldo direkt, hämta i butik eller få hem.`,
  homeMetaOnline: (shop: string) =>
    `Handla hos ${shop}: filtrera, jämför och beställ. Se pris och lagersaldo direkt, innan du beställer.`,
  brandsMeta: (shop: string) => `Alla varumärken hos ${shop} i bokstavsordning.`,
  brands: "Varumärken",
  compare: "Jämför produkter",
  cart: "Din varukorg",
  checkout: "Kassa",
  confirmation: "Tack för din beställning!",
  /** For shops that take requests for a quote instead of orders. */
  quote: {
    cart: "Din offertförfrågan",
    checkout: "Offertförfrågan",
    confirmation: "Tack för din offertförfrågan!",
  },
  payment: {
    checking: "Vi kontrollerar betalningen…",
    waiting: "Väntar på din betalning",
    failed: "Betalningen blev inte av",
    refused: "Beställningen kunde inte tas emot",
    cancelled: "Beställningen är avbruten",
  },
  stores: "Våra butiker",
  login: "Logga in",
  bankIdLogin: { login: "Logga in med BankID", link: "Koppla BankID" },
  notFound: "Sidan kunde inte hittas",
  review: "Skriv ett omdöme",
  reviewRefusal: "Vill du slippa frågor om omdömen?",
  reviewRefused: "Vi frågar inte mer",
  reviewComplete: "Tack för ditt omdöme!",
  reviewCompleteText: "Ditt omdöme hjälper andra att välja rätt.",
  returns: "Retur och reklamation",
  caseReceipt: "Din anmälan är mottagen",
  withdrawal: { start: "Ångra avtalet", confirm: "Bekräfta att du ångrar", done: "Kvitto på ditt meddelande" },
  account: "Mina köp",
  accountRegister: "Skapa konto",
  accountRegistered: "Titta i din e-post",
  accountHelp: "Hjälp att logga in",
  wishes: "Önskelista",
  accountLink: {
    login: "Logga in",
    password: "Välj ett nytt lösenord",
    register: "Välj ett lösenord",
    address: "Bekräfta din nya e-postadress",
    dead: "Länken gäller inte längre",
  },
  accountData: {
    overview: "Mina uppgifter",
    leave: "Lämna kundklubben",
    erase: "Radera mina uppgifter",
    left: "Du har lämnat kundklubben",
    erased: "Dina uppgifter är raderade",
  },
  returnTypes: {
    return: "Retur (ångrat köp)",
    complaint: "Reklamation",
    transport_damage: "Transportskada",
  },
  title: (heading: string, shop: string) => `${heading} – ${shop}`,
  countries: { SE: "Sverige", NO: "Norge", FI: "Finland", DK: "Danmark" },
} as const;

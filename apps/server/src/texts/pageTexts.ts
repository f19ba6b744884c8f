/** Swedish words of pages that no content page gives. */
export const pageTexts = {
  home: "Välkommen",
  homeMeta: (shop: string) =>
    `Handla hos ${shop}: filtrera, jämför och beställ. Se pris och lagersaldo direkt, hämta i butik eller få hem.`,
  brandsMeta: (shop: string) => `Alla varumärken hos ${shop} i bokstavsordning.`,
  brands: "Varumärken",
  compare: "Jämför produkter",
  cart: "Din varukorg",
  checkout: "Kassa",
  confirmation: "Tack för din beställning!",
  /** Where a shop takes requests for a quote instead of orders. */
  quote: {
    cart: "Din offertförfrågan",
    checkout: "Offertförfrågan",
    confirmation: "Tack för din offertförfrågan!",
  },
  payment: {
    checking: "Vi kontrollerar betalningen…",
    refused: "Beställningen kunde inte tas emot",
    cancelled: "Beställningen är avbruten",
  },
  stores: "Våra butiker",
  login: "Logga in",
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
  countries: [
    { code: "SE", name: "Sverige" },
    { code: "NO", name: "Norge" },
    { code: "FI", name: "Finland" },
    { code: "DK", name: "Danmark" },
  ],
} as const;

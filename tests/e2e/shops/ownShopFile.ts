/** A shop with its own value for everything that shop.json can set. */
export const ownShopFile = {
  $schema: "./node_modules/@torg/shop/dist/shop.schema.json",
  name: "Skogens redskap",
  company: {
    name: "Skogens redskap AB",
    organisationNumber: "556703-7485",
    vatNumber: "SE556703748501",
    address: "Verkstadsgatan 1, 903 30 Umeå",
  },
  contact: {
    email: "hej@skogen.example",
    phone: "090-12 34 56",
    openingHours: { week: [{ days: ["mon", "tue", "wed"], from: "08:00", to: "16:00" }] },
  },
  delivery: {
    freeFrom: null,
    ways: [
      { id: "hem", name: "Budbil", kind: "home", price: 59, days: { from: 1, to: 2 } },
      { id: "hylla", name: "Paketskåp", kind: "service-point", price: 39, places: "list", choose: "Välj skåp" },
      { id: "butik", name: "Hämta hos oss", kind: "store", choose: "Välj butik", chooseStore: false },
      { id: "fil", name: "Som fil", kind: "digital" },
    ],
  },
  payment: {
    ways: [
      { id: "klarna", name: "Klarna", provider: "klarna", for: ["private", "company"] },
      { id: "swish", name: "Swish", provider: "swish", for: ["private"] },
      { id: "faktura-foretag", name: "Faktura för företag", provider: "invoice", for: ["company"] },
    ],
  },
  returns: { cost: "Du betalar returfrakten, 59 kr.", days: 30, fee: 59 },
  reviews: { askAfterDays: 10 },
  stores: [
    {
      id: "smedjan",
      name: "Smedjan",
      address: "Verkstadsgatan 1",
      postalCode: "903 30",
      city: "Umeå",
      position: { latitude: 63.825, longitude: 20.263 },
      phone: "090-12 34 57",
      email: "smedjan@skogen.example",
    },
  ],
  storeHours: { week: [{ days: ["sat"], from: "10:00", to: "14:00" }] },
  storeStock: "desk",
  home: {
    heading: "Redskap som håller",
    lead: "För skog och trädgård.",
    promises: [{ heading: "Smidda här", text: "Alla yxor är smidda för hand." }],
    rows: [{ heading: "Senast in", show: "new" }],
    campaigns: [{ title: "Yxveckan", text: "Billigare yxor.", until: "2199-12-31", address: "/kategori/redskap/yxor" }],
  },
  navigation: {
    about: [{ page: "om-oss", pages: ["kundservice", "produktsakerhet", "omdomen", "sortering"] }],
    direct: ["butiker/vara-butiker"],
    banner: { text: "Yxveckan pågår", address: "/kategori/redskap/yxor" },
  },
  redirects: [{ from: "/gammal", to: "/kategori/redskap/yxor" }],
  discountCodes: [{ code: "YXA10", name: "Yxrabatt", percent: 10 }],
  mail: { from: "Skogens redskap <hej@skogen.example>", orders: "order@skogen.example" },
} as const;

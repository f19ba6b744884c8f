/** Words of the demo's generated data; the page "Om demobutiken" says that they are made up. */
export const demoTags = {
  isNew: { name: "Nyhet", color: "#dff0e6", dark: false },
  isFavourite: { name: "Favorit", color: "#1f4b57", dark: true },
} as const;

export const demoReviewers = [
  "Demokund A.",
  "Demokund B.",
  "Demokund E.",
  "Demokund K.",
  "Demokund L.",
  "Demokund M.",
  "Demokund S.",
] as const;

export const demoReviewTexts = {
  "1": ["Motsvarade inte beskrivningen.", "Gick sönder efter kort tid."],
  "2": ["Fungerar, men känns enklare än väntat.", "Inte riktigt det jag hade hoppats på."],
  "3": ["Helt okej för priset.", "Gör det den ska, varken mer eller mindre.", "Bra men inget extra."],
  "4": [
    "Mycket nöjd, snabb leverans.",
    "Prisvärd och välgjord.",
    "Enkel att komma i gång med.",
    "Precis som beskrivet.",
  ],
  "5": [
    "Överträffade förväntningarna.",
    "Kan varmt rekommenderas.",
    "Tredje gången jag köper, lika bra som alltid.",
    "Tyst, snygg och stabil.",
  ],
} as const;

/** Which category's articles are offered as accessories of another, by address. */
export const accessoryCategories = {
  "datorkomponenter/processorer": "datorkomponenter/processorkylare",
  "datorkomponenter/datorchassin": "datorkomponenter/chassiflaktar",
  "datorkomponenter/moderkort": "datorkomponenter/internminne",
  "datorkomponenter/grafikkort": "datorkomponenter/nataggregat",
  "datorer-tillbehor/bildskarmar": "datorer-tillbehor/webbkameror",
  "datorer-tillbehor/tangentbord": "datorer-tillbehor/moss",
  "datorer-tillbehor/moss": "datorer-tillbehor/tangentbord",
  "ljud/horlurar-headset": "ljud/hogtalare",
} as const;

export const storeNames = { name: (city: string): string => `Butik ${city}` } as const;

/** A made-up agent by the place where it is. */
export const agentNames = { name: (city: string): string => `Ombudet i ${city}` } as const;

/** What a start of the demo says while it fills the database. */
export const demoProgress = {
  electronics: "elektronik",
  apparel: "kläder",
  whitegoods: "vitvaror",
  generated: "lager, omdömen och butiker",
} as const;

export const homeTexts = { microBanner: "Fri frakt till ombud från 1 000 kr" } as const;

/** The page that tells where everything in the demo comes from. */
export const aboutDemo = {
  slug: "om-demon",
  title: "Om demobutiken",
  heading: "Om demobutiken",
  html: [
    "<p>Det här är en demobutik. Inget som beställs skickas och inget kostar något.</p>",
    "<h2>Det som kommer från riktiga källor</h2>",
    "<ul>",
    "<li><strong>Elektronik</strong>: namn, märken, artikelnummer och egenskaper från pc-part-prices (MIT) och BuildCores OpenDB. Contains information from BuildCores OpenDB, made available under the ODC Attribution License. Priserna är omräknade från dollar med en fast kurs och är inga marknadspriser.</li>",
    "<li><strong>Kläder och arbetsutrustning</strong>: exempeldata och bilder från Magento 2 (OSL 3.0 / AFL 3.0, bilderna OSL 3.0) och OroCommerce (OSL 3.0). Märket Luma och plaggen är påhittade av de projekten.</li>",
    "<li><strong>Vitvaror</strong>: kylskåp från amerikanska ENERGY STAR, ett verk av den amerikanska staten utan upphovsrätt. Källan har inga priser, så inga visas, och inga EU-energiklasser, så inga visas.</li>",
    "<li><strong>Butikernas orter</strong>: Postnummer och orter: GeoNames (CC BY 4.0). Själva butikerna är påhittade.</li>",
    "<li><strong>Kartan</strong>: Made with Natural Earth.</li>",
    "</ul>",
    "<h2>Det som är påhittat</h2>",
    "<p>Lagersaldon, popularitet, erbjudanden och tidigare priser, köpgränser, märken som Nyhet och Favorit, omdömen och betyg, tillbehör, liknande produkter och butikernas lager är framräknade av ett program som alltid ger samma resultat. Inget av det säger något om verkliga produkter.</p>",
    "<h2>Bilder</h2>",
    "<p>Kläder och arbetsutrustning visas med fotografier från källorna ovan. Elektronik och vitvaror har inga fria bilder: där visas en teckning av varuslaget, gjord för den här butiken (MIT).</p>",
  ].join(""),
} as const;

/** Texts of the demo's generated data; the page "Om demobutiken" says that they are made up. */
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

/** For each category, by path, the one whose products are offered as accessories. */
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

/** Progress messages while a start fills the database with the demo. */
export const demoProgress = {
  electronics: "elektronik",
  apparel: "kläder",
  whitegoods: "vitvaror",
  generated: "lager, omdömen och butiker",
  storeStock: "lager i butikerna",
  pictures: "bilder",
} as const;

/** Categories of the reference data: id, parent, name, slug, and whether it is shown. */
export const referenceCategories = [
  { id: 1, parent: null, name: "Vitvaror", slug: "vitvaror", active: true },
  { id: 11, parent: 1, name: "Tvätt & tork", slug: "tvatt-tork", active: true },
  { id: 111, parent: 11, name: "Tvättmaskiner", slug: "tvattmaskiner", active: true },
  { id: 112, parent: 11, name: "Torktumlare", slug: "torktumlare", active: true },
  { id: 113, parent: 11, name: "Torkskåp", slug: "torkskap", active: true },
  { id: 12, parent: 1, name: "Kyl & frys", slug: "kyl-frys", active: true },
  { id: 13, parent: 1, name: "Diskmaskiner", slug: "diskmaskiner", active: true },
  { id: 14, parent: 1, name: "Spisar", slug: "spisar", active: true },
  { id: 15, parent: 1, name: "Mikrovågsugnar", slug: "mikrovagsugnar", active: true },
  { id: 16, parent: 1, name: "Köksfläktar", slug: "koksflaktar", active: true },
  { id: 17, parent: 1, name: "Vinkylar", slug: "vinkylar", active: true },
  { id: 18, parent: 1, name: "Reservdelar", slug: "reservdelar", active: false },
  { id: 2, parent: null, name: "Ljud & bild", slug: "ljud-bild", active: true },
  { id: 21, parent: 2, name: "TV", slug: "tv", active: true },
  { id: 22, parent: 2, name: "Hörlurar & högtalare", slug: "horlurar", active: true },
  { id: 3, parent: null, name: "Arbetskläder", slug: "arbetsklader", active: true },
  { id: 31, parent: 3, name: "Byxor", slug: "byxor", active: true },
  { id: 4, parent: null, name: "Tjänster", slug: "tjanster", active: true },
] as const;

/** Brands of the reference data. */
export const referenceBrands = [
  { id: 1, name: "Övriga", link: "ovriga", override_link: null, hidden: true },
  { id: 2, name: "Nordvik", link: "nordvik", override_link: null, hidden: false },
  { id: 3, name: "Hemkraft", link: "hemkraft", override_link: null, hidden: false },
  { id: 4, name: "Sundbo", link: "sundbo", override_link: null, hidden: false },
  { id: 5, name: "Polaris", link: "polaris", override_link: null, hidden: false },
  { id: 6, name: "Lyra", link: "lyra", override_link: "lyra", hidden: false },
  { id: 7, name: "Granit Workwear", link: "granit-workwear", override_link: null, hidden: false },
  { id: 8, name: "Elvira", link: "elvira", override_link: null, hidden: false },
] as const;

/** Specification groups of the washing machines; the rows of a group are its values in order. */
export const referenceGroups = [
  {
    id: 101,
    key: "kapacitet",
    title: "Kapacitet",
    unit: "kg",
    description: "Största mängd torr tvätt per omgång.",
    type: "single_choice",
    rows: ["6", "7", "8", "9", "10", "11", "12"].map((value) => ({ id: 10_100 + Number(value), value })),
  },
  {
    id: 102,
    key: "funktioner",
    title: "Funktioner",
    unit: null,
    description: null,
    type: "multiple_choice",
    rows: ["Ånga", "Fjärrstart", "Allergiprogram", "Snabbtvätt"].map((value, index) => ({ id: 10_201 + index, value })),
  },
  {
    id: 103,
    key: "ljudniva",
    title: "Ljudnivå",
    unit: "dB",
    description: null,
    type: "interval",
    rows: [
      "44.5",
      "45.0",
      "46.0",
      "46.5",
      "47.0",
      "47.5",
      "48.0",
      "48.5",
      "49.0",
      "49.5",
      "50.0",
      "50.5",
      "51.0",
      "51.5",
      "52.0",
      "52.3",
    ].map((value, index) => ({ id: 10_301 + index, value })),
  },
  {
    id: 104,
    key: "energiklass",
    title: "Energiklass",
    unit: null,
    description: null,
    type: "multiple_choice",
    rows: ["A", "B", "C", "D", "E"].map((value, index) => ({ id: 10_401 + index, value })),
  },
  {
    id: 105,
    key: "lucka",
    title: "Lucka",
    unit: null,
    description: null,
    type: "single_choice",
    rows: ["Frontmatad", "Toppmatad"].map((value, index) => ({ id: 10_501 + index, value })),
  },
] as const;

/** Primary colours with their finer colour values. */
export const referenceColors = [
  {
    id: 1,
    name: "Vit",
    hex: "#ffffff",
    values: [
      { id: 41, name: "Vit" },
      { id: 42, name: "Polarvit" },
    ],
  },
  {
    id: 2,
    name: "Silver",
    hex: "#c0c0c0",
    values: [
      { id: 44, name: "Silver" },
      { id: 45, name: "Borstat stål" },
    ],
  },
  { id: 3, name: "Svart", hex: "#1a1a1a", values: [{ id: 43, name: "Svart" }] },
  { id: 4, name: "Blå", hex: "#1f4e9c", values: [{ id: 47, name: "Blå" }] },
  { id: 5, name: "Grå", hex: "#808080", values: [{ id: 46, name: "Grå" }] },
  { id: 6, name: "Röd", hex: "#b3261e", values: [{ id: 48, name: "Röd" }] },
] as const;

/** Colours of the energy scale A to G. */
export const energyColors: Readonly<Record<string, string>> = {
  "A++": "#009640",
  A: "#009640",
  B: "#52ae32",
  C: "#c8d400",
  D: "#ffed00",
  E: "#fbba00",
  F: "#ec6608",
  G: "#e30613",
};

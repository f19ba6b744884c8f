import type { StoredDisclosure, StoredMeasure } from "../../database/tables/catalogueTables.ts";

/** A product of the reference data other than a washing machine; the price is in kronor. */
export interface OtherProduct {
  readonly id: number;
  readonly name: string;
  readonly category: number | null;
  readonly brand: number;
  readonly price: number;
  readonly max?: number;
  readonly isDigital?: boolean;
  readonly hasOwnCartAddress?: boolean;
  readonly onlyOnce?: boolean;
  readonly stock?: number;
  readonly outOfStock?: boolean;
  readonly listed?: boolean;
  /** Comes as a gift with another product and cannot be bought by itself. */
  readonly giftOnly?: boolean;
  /** HTML; defaults to its name and brand. */
  readonly description?: string;
  readonly parent?: number;
  readonly isParent?: boolean;
  /** Shown instead of its stock. */
  readonly status?: string;
  readonly measure?: StoredMeasure;
  readonly disclosure?: StoredDisclosure;
  /** On the scale from A to G. */
  readonly energyClass?: string;
  /** Values of colour, size and leg length. */
  readonly variant?: readonly [color: number, size: number, leg: number];
}

const named: readonly OtherProduct[] = [
  { id: 1201, name: "Torktumlare NT 8", category: 112, brand: 2, price: 6490, energyClass: "C" },
  { id: 1251, name: "Torkskåp HK 200", category: 113, brand: 3, price: 8490 },
  {
    id: 1301,
    name: "Hörlurar LY Air",
    category: 22,
    brand: 6,
    price: 699,
    disclosure: { withdrawal_exemption: "hygiene", take_back: true },
  },
  { id: 1302, name: "Hörlurar LY Sport", category: 22, brand: 6, price: 700 },
  { id: 1303, name: "Högtalare LY Rum", category: 22, brand: 6, price: 1000 },
  { id: 1304, name: "HDMI-kabel 2 m", category: 22, brand: 1, price: 99.5, measure: { units: 2, unit: "m" } },
  { id: 1401, name: "Arbetsbyxa Granit G2", category: 31, brand: 7, price: 1299, isParent: true },
  {
    id: 1411,
    name: "Arbetsbyxa Granit G2",
    category: 31,
    brand: 7,
    price: 1299,
    parent: 1401,
    variant: [601, 701, 801],
  },
  {
    id: 1412,
    name: "Arbetsbyxa Granit G2",
    category: 31,
    brand: 7,
    price: 1299,
    parent: 1401,
    variant: [601, 701, 802],
  },
  {
    id: 1413,
    name: "Arbetsbyxa Granit G2",
    category: 31,
    brand: 7,
    price: 1299,
    parent: 1401,
    variant: [601, 702, 801],
  },
  {
    id: 1414,
    name: "Arbetsbyxa Granit G2",
    category: 31,
    brand: 7,
    price: 1299,
    parent: 1401,
    variant: [602, 702, 801],
  },
  {
    id: 1415,
    name: "Arbetsbyxa Granit G2",
    category: 31,
    brand: 7,
    price: 1299,
    parent: 1401,
    variant: [602, 703, 801],
  },
  {
    id: 1501,
    name: "Kylskåp PK 300",
    category: 12,
    brand: 5,
    price: 8990,
    energyClass: "E",
    disclosure: {
      hazard: {
        pictograms: ["GHS02", "GHS04"],
        signal_word: "Fara",
        statements: ["H220 Extremt brandfarlig gas: köldmediet R600a."],
      },
      take_back: true,
      take_back_pickup: true,
    },
  },
  { id: 1502, name: "Grillset", category: null, brand: 5, price: 499, listed: false, giftOnly: true },
  {
    id: 1601,
    name: "Hembesök energirådgivning",
    category: 4,
    brand: 1,
    price: 0,
    hasOwnCartAddress: true,
    onlyOnce: true,
  },
  {
    id: 1602,
    name: "Presentkort 500 kr",
    category: 4,
    brand: 1,
    price: 500,
    hasOwnCartAddress: true,
    isDigital: true,
    description:
      "<p>Koden kommer till din e-post. Du skriver in den i varukorgen, och kortet betalar allt som vi säljer på nätet, även frakten. Det som blir över stannar på kortet.</p><p>Kortet gäller tills det är använt. Hur mycket som är kvar ser du när du lägger till det.</p>",
  },
  {
    id: 1603,
    name: "Installation utgången",
    category: 4,
    brand: 1,
    price: 995,
    hasOwnCartAddress: true,
    stock: 0,
    outOfStock: true,
  },
  { id: 1901, name: "Anslutningsslang 2 m", category: null, brand: 1, price: 149, max: 5, listed: false },
  { id: 1902, name: "Stapelsats", category: null, brand: 2, price: 399, max: 1, listed: false },
  {
    id: 1903,
    name: "Hämtning av din gamla produkt",
    category: null,
    brand: 1,
    price: 0,
    listed: false,
    status: "Görs när din nya produkt levereras",
  },
];

/** Products without properties of their own, which fill up the counts of the categories. */
const fillers: readonly (readonly [
  firstId: number,
  category: number,
  brand: number,
  price: number,
  names: readonly string[],
])[] = [
  [
    1202,
    112,
    3,
    4990,
    ["Torktumlare HK 6", "Torktumlare HK 7", "Torktumlare HK 8", "Torktumlare HK 9", "Torktumlare HK 9 Plus"],
  ],
  [1511, 12, 5, 6990, ["Kylskåp PK 180", "Frysskåp PF 200"]],
  [1521, 13, 2, 5490, ["Diskmaskin ND 45", "Diskmaskin ND 60"]],
  [1531, 14, 3, 7490, ["Spis HS 50", "Spis HS 60"]],
  [1541, 15, 8, 1490, ["Mikrovågsugn EM 20", "Mikrovågsugn EM 25"]],
  [1551, 16, 8, 2490, ["Köksfläkt EF 60", "Köksfläkt EF 90"]],
  [1561, 18, 2, 99, ["Dörrpackning", "Luddfilter", "Avloppsslang", "Kolborstar"]],
  [1571, 21, 6, 8990, ["TV LY 55", "TV LY 65"]],
  [
    1421,
    31,
    7,
    999,
    [
      "Arbetsbyxa Granit G1",
      "Arbetsbyxa Granit G3",
      "Arbetsbyxa Granit G4",
      "Arbetsbyxa Granit G5",
      "Arbetsbyxa Granit G6",
    ],
  ],
];

/** All products of the reference data except the washing machines. */
export const otherProducts: readonly OtherProduct[] = [
  ...named,
  ...fillers.flatMap(([firstId, category, brand, price, names]) =>
    names.map((name, index) => ({ id: firstId + index, name, category, brand, price: price + 500 * index })),
  ),
];

/** The attributes by which the variants of the work trousers differ. */
export const variantAttributes = [
  {
    id: 6,
    label: "Färg",
    level: 1,
    values: [
      { id: 601, name: "Svart" },
      { id: 602, name: "Blå" },
    ],
  },
  {
    id: 7,
    label: "Storlek",
    level: 2,
    values: [
      { id: 701, name: "C48" },
      { id: 702, name: "C50" },
      { id: 703, name: "C52" },
    ],
  },
  {
    id: 8,
    label: "Benlängd",
    level: 3,
    values: [
      { id: 801, name: "Normal" },
      { id: 802, name: "Kort" },
    ],
  },
] as const;

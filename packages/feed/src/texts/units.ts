/** A unit as shown to shoppers, its dimension, and its size in the dimension's base unit. */
export interface Unit {
  readonly unit: string;
  readonly dimension: string;
  readonly factor: number;
}

const units: readonly (Unit & { readonly names: readonly string[] })[] = [
  { unit: "mm", dimension: "length", factor: 0.1, names: ["mm", "millimeter"] },
  { unit: "cm", dimension: "length", factor: 1, names: ["cm", "centimeter"] },
  { unit: "m", dimension: "length", factor: 100, names: ["m", "meter"] },
  {
    unit: "tum",
    dimension: "length",
    factor: 2.54,
    names: ["tum", '"', "”", "''", "″", "inch", "inches", "in", "tums"],
  },
  { unit: "g", dimension: "mass", factor: 1, names: ["g", "gram"] },
  { unit: "kg", dimension: "mass", factor: 1000, names: ["kg", "kilo", "kilogram"] },
  { unit: "ml", dimension: "volume", factor: 0.001, names: ["ml", "milliliter"] },
  { unit: "cl", dimension: "volume", factor: 0.01, names: ["cl"] },
  { unit: "dl", dimension: "volume", factor: 0.1, names: ["dl"] },
  { unit: "l", dimension: "volume", factor: 1, names: ["l", "liter", "litre"] },
  { unit: "Hz", dimension: "frequency", factor: 1, names: ["hz", "hertz"] },
  { unit: "kHz", dimension: "frequency", factor: 1000, names: ["khz"] },
  { unit: "MHz", dimension: "frequency", factor: 1e6, names: ["mhz"] },
  { unit: "GHz", dimension: "frequency", factor: 1e9, names: ["ghz"] },
  { unit: "kB", dimension: "data", factor: 1e-3, names: ["kb"] },
  { unit: "MB", dimension: "data", factor: 1, names: ["mb"] },
  { unit: "GB", dimension: "data", factor: 1000, names: ["gb"] },
  { unit: "TB", dimension: "data", factor: 1e6, names: ["tb"] },
  { unit: "W", dimension: "power", factor: 1, names: ["w", "watt"] },
  { unit: "kW", dimension: "power", factor: 1000, names: ["kw"] },
  { unit: "kWh", dimension: "energy", factor: 1, names: ["kwh"] },
  { unit: "V", dimension: "voltage", factor: 1, names: ["v", "volt"] },
  { unit: "ms", dimension: "time", factor: 1, names: ["ms"] },
  { unit: "ns", dimension: "time", factor: 1e-6, names: ["ns"] },
  { unit: "dB", dimension: "sound", factor: 1, names: ["db", "decibel", "db(a)", "dba"] },
  { unit: "%", dimension: "share", factor: 1, names: ["%", "procent"] },
];

const byName: ReadonlyMap<string, Unit> = new Map(
  units.flatMap(({ names, ...unit }) => names.map((name) => [name, unit] as const)),
);

/** Finds a unit by any of its spellings; an unknown unit is its own dimension. */
export function unitNamed(name: string): Unit {
  return byName.get(name.toLowerCase()) ?? { unit: name, dimension: `unit ${name.toLowerCase()}`, factor: 1 };
}

/** Units of `unit_pricing_measure`: the unit used for comparison prices, and their size in it. */
export const comparisonUnits: ReadonlyMap<string, { readonly unit: string; readonly factor: number }> = new Map([
  ["mg", { unit: "kg", factor: 1e-6 }],
  ["g", { unit: "kg", factor: 1e-3 }],
  ["hg", { unit: "kg", factor: 0.1 }],
  ["kg", { unit: "kg", factor: 1 }],
  ["ml", { unit: "l", factor: 1e-3 }],
  ["cl", { unit: "l", factor: 1e-2 }],
  ["dl", { unit: "l", factor: 0.1 }],
  ["l", { unit: "l", factor: 1 }],
  ["cbm", { unit: "m³", factor: 1 }],
  ["m3", { unit: "m³", factor: 1 }],
  ["m³", { unit: "m³", factor: 1 }],
  ["cm", { unit: "m", factor: 1e-2 }],
  ["m", { unit: "m", factor: 1 }],
  ["sqm", { unit: "m²", factor: 1 }],
  ["m2", { unit: "m²", factor: 1 }],
  ["m²", { unit: "m²", factor: 1 }],
  ["ct", { unit: "st", factor: 1 }],
  ["st", { unit: "st", factor: 1 }],
]);

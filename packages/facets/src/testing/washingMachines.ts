import type { FacetRecord, FacetSchema } from "../facetRecord.ts";

/**
 * The thirty washing machines of the reference data in order of popularity:
 * id, brand, price in kronor, kg, functions (last digits of their ids), dB, energy class, door, colour, rating.
 */
const table = `
1001 2 6990 8 124 47.0 A 1 1 4.3
1002 3 4990 7 - 49.5 B 1 1 4.0
1003 5 15990 12 1234 44.5 A 1 2 4.8
1004 2 5490 7 4 50.0 C 1 1 3.5
1005 8 7490 9 13 46.0 A 1 3 -
1006 8 6490 8 3 47.5 B 1 1 -
1007 6 8990 10 123 45.0 A 1 1 4.6
1008 2 3990 6 4 52.3 D 2 1 3.9
1009 3 4490 8 - 51.0 C 1 1 -
1010 5 5290 8 24 48.0 B 1 5 -
1011 4 - - - - - - 6 -
1012 2 11990 8 124 47.0 A 1 1 -
1013 1 2990 6 - 52.0 E 2 1 -
1101 2 3290 7 1 46.5 B 1 1 -
1102 3 3540 8 - 48.5 C 1 1 -
1103 4 3790 - - - - - 2 -
1104 5 4040 10 23 50.5 D 1 1 -
1105 6 4290 11 - 51.5 C 1 3 -
1106 8 4540 6 4 46.5 B 2 1 -
1107 2 4790 7 12 48.5 C 1 4 -
1108 3 5040 8 - 49.0 A 1 1 -
1109 4 5290 - - - - - 1 -
1110 5 5540 10 14 51.5 C 1 2 -
1111 6 5790 11 23 46.5 B 1 1 -
1112 8 6040 6 - 48.5 C 1 3 -
1113 2 6290 7 4 49.0 A 1 1 -
1114 3 6540 8 - 50.5 D 2 4 -
1115 4 6790 - - - - - 1 -
1116 5 7040 10 2 46.5 B 1 1 -
1117 6 7290 11 14 48.5 C 1 2 -
`;

const loudness = [44.5, 45, 46, 46.5, 47, 47.5, 48, 48.5, 49, 49.5, 50, 50.5, 51, 51.5, 52, 52.3];

function ids(first: number, count: number): number[] {
  return Array.from({ length: count }, (_, position) => first + position);
}

/** Capacity 101, functions 102, noise 103, energy class 104, door 105. */
export const washingMachineSchema: FacetSchema<"brand" | "color"> = {
  dimensions: ["brand", "color"],
  groups: [
    { id: 101, kind: "choice", valueIds: ids(10106, 7) },
    { id: 102, kind: "choice", valueIds: ids(10201, 4) },
    { id: 103, kind: "interval", values: loudness.map((number, position) => ({ id: 10301 + position, number })) },
    { id: 104, kind: "choice", valueIds: ids(10401, 5) },
    { id: 105, kind: "choice", valueIds: ids(10501, 2) },
  ],
};

/** A cell as a number, `-` as null. */
function numberOf(cell: string | undefined): number | null {
  return cell === undefined || cell === "-" ? null : Number(cell);
}

function valuesOf(cells: readonly string[]): number[] {
  const [, , , kg = "-", functions = "-", noise = "-", energy = "-", door = "-"] = cells;
  return [
    ...(kg === "-" ? [] : [10100 + Number(kg)]),
    ...(functions === "-" ? [] : functions.split("").map((digit) => 10200 + Number(digit))),
    ...(noise === "-" ? [] : [10301 + loudness.indexOf(Number(noise))]),
    ...(energy === "-" ? [] : [10401 + "ABCDE".indexOf(energy)]),
    ...(door === "-" ? [] : [10500 + Number(door)]),
  ];
}

/** The records of category 111; the price of product 1011 is hidden. */
export const washingMachines: readonly FacetRecord<"brand" | "color">[] = table
  .trim()
  .split("\n")
  .map((line, position) => {
    const cells = line.split(" ");
    const price = numberOf(cells[2]);
    return {
      id: Number(cells[0]),
      dimensions: { brand: [Number(cells[1])], color: [Number(cells[8])] },
      categoryIds: [111, 11, 1],
      price: price === null ? null : price * 100,
      valueIds: valuesOf(cells),
      popularity: -position,
      nameRank: position,
      rating: numberOf(cells[9]),
    };
  });

import type { Variants } from "./catalogue.ts";
import { CellWriter, type FinishedBook } from "./cellWriter.ts";
import { priceBit } from "./codeBook.ts";
import { noPrice, type ReadRecords } from "./readRecords.ts";

/** The bit of each code's dimension. */
function bitsOfCodes({ codes }: FinishedBook): Uint32Array {
  const bits = new Uint32Array(codes.sets.end);
  for (const { start, end, bit } of [...codes.groups, ...codes.named]) bits.fill(bit, start, end);
  return bits;
}

const noVariants: Variants = {
  count: 0,
  starts: new Uint32Array(),
  ids: new Uint32Array(),
  prices: new Uint32Array(),
  cellStarts: new Uint32Array(),
  cells: new Uint16Array(),
  masks: new Uint32Array(),
};

/** Lays out the variants in the order of their products' rows. */
export function buildVariants(read: ReadRecords, order: Uint32Array, finished: FinishedBook): Variants {
  const { variantEnds, variantIds, variantPrices, variantFacts } = read;
  const count = variantIds.length;
  if (count === 0) return noVariants;
  const starts = new Uint32Array(read.size + 1);
  const masks = new Uint32Array(read.size);
  const [ids, prices, cellStarts] = [new Uint32Array(count), new Uint32Array(count), new Uint32Array(count + 1)];
  const writer = new CellWriter(finished, variantFacts.facts.length);
  const bits = bitsOfCodes(finished);
  let index = 0;
  for (let row = 0; row < order.length; row += 1) {
    const record = order[row] ?? 0;
    const first = index;
    const end = variantEnds[record] ?? 0;
    for (let variant = record === 0 ? 0 : (variantEnds[record - 1] ?? 0); variant < end; variant += 1) {
      ids[index] = variantIds[variant] ?? 0;
      prices[index] = variantPrices[variant] ?? noPrice;
      writer.pushFacts(variantFacts, variant);
      index += 1;
      cellStarts[index] = writer.length;
    }
    starts[row + 1] = index;
    masks[row] = prices.subarray(first, index).some((price) => price !== prices[first]) ? priceBit : 0;
  }
  const cells = writer.cells();
  for (let row = 0; row < order.length; row += 1) {
    const end = cellStarts[starts[row + 1] ?? 0] ?? 0;
    let mask = masks[row] ?? 0;
    for (let cell = cellStarts[starts[row] ?? 0] ?? 0; cell < end; cell += 1) mask |= bits[cells[cell] ?? 0] ?? 0;
    masks[row] = mask;
  }
  return { count, starts, ids, prices, cellStarts, cells, masks };
}

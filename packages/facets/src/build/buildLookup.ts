/** A place in a table of `2 ** bits` places that spreads neighbouring ids (Knuth's multiplicative hash). */
function placeOf(id: number, bits: number): number {
  return Math.imul(id, 0x9e_37_79_b1) >>> (32 - bits);
}

/** Where each id stands in the list, through a hash table of four bytes a place; throws when an id occurs twice. */
export function buildLookup(ids: Uint32Array): { rowOf: (id: number) => number; byteLength: number } {
  const bits = Math.max(1, Math.ceil(Math.log2(ids.length * 2 + 1)));
  const mask = 2 ** bits - 1;
  // A place holds row + 1; 0 = free.
  const table = new Uint32Array(2 ** bits);
  const find = (id: number): number => {
    let place = placeOf(id, bits);
    for (;;) {
      const entry = table[place] ?? 0;
      if (entry === 0 || ids[entry - 1] === id) return place;
      place = (place + 1) & mask;
    }
  };
  for (const [row, id] of ids.entries()) {
    const place = find(id);
    if (table[place] !== 0)
      throw new Error(`Two records have the id ${id}, so results would be ambiguous; give each product once.`);
    table[place] = row + 1;
  }
  return { rowOf: (id) => (table[find(id)] ?? 0) - 1, byteLength: table.byteLength };
}

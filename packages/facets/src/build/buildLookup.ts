/** The slot of an id in a table of `2 ** bits` slots; spreads neighbouring ids (Knuth's multiplicative hash). */
function slotOf(id: number, bits: number): number {
  return Math.imul(id, 0x9e_37_79_b1) >>> (32 - bits);
}

/** The slot of an id in a table, or the free one where it belongs. A slot holds row + 1; 0 means free. */
function findSlot(ids: Uint32Array, table: Uint32Array, id: number): number {
  const mask = table.length - 1;
  let slot = slotOf(id, Math.log2(table.length));
  for (;;) {
    const entry = table[slot] ?? 0;
    if (entry === 0 || ids[entry - 1] === id) return slot;
    slot = (slot + 1) & mask;
  }
}

/** A hash table, four bytes per slot, from each id to its index in the list; throws if an id occurs twice. */
export function buildLookup(ids: Uint32Array): Uint32Array {
  const table = new Uint32Array(2 ** Math.max(1, Math.ceil(Math.log2(ids.length * 2 + 1))));
  for (const [row, id] of ids.entries()) {
    const slot = findSlot(ids, table, id);
    if (table[slot] !== 0)
      throw new Error(`Two records have the id ${id}, so results would be ambiguous; give each product once.`);
    table[slot] = row + 1;
  }
  return table;
}

/** The index of an id in the list, or -1. */
export function rowOf(ids: Uint32Array, lookup: Uint32Array, id: number): number {
  return (lookup[findSlot(ids, lookup, id)] ?? 0) - 1;
}

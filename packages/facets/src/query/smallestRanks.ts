/** Moves the top rank down until both of its children are smaller, so that the largest is on top again. */
function siftDown(heap: Uint32Array, size: number): void {
  const moved = heap[0] ?? 0;
  let index = 0;
  for (;;) {
    let child = index * 2 + 1;
    if (child >= size) break;
    if (child + 1 < size && (heap[child + 1] ?? 0) > (heap[child] ?? 0)) child += 1;
    const rank = heap[child] ?? 0;
    if (rank <= moved) break;
    heap[index] = rank;
    index = child;
  }
  heap[index] = moved;
}

/** The `wanted` smallest ranks of the rows, ascending, in one pass with a heap of the smallest so far. */
export function smallestRanks(rows: Uint32Array, ranks: Uint32Array, count: number): Uint32Array {
  const size = Math.min(count, rows.length);
  const heap = rows.subarray(0, size).map((row) => ranks[row] ?? 0);
  // A descending list is a valid max-heap.
  heap.sort().reverse();
  let largest = heap[0] ?? 0;
  for (let index = size; index < rows.length; index += 1) {
    const rank = ranks[rows[index] ?? 0] ?? 0;
    if (rank >= largest) continue;
    heap[0] = rank;
    siftDown(heap, size);
    largest = heap[0];
  }
  return heap.sort();
}

/** The tabs as they stand when a key is pressed on one of them. */
export interface TabRow {
  /** Position of the tab that has the focus. */
  readonly at: number;
  /** For each tab whether it cannot be selected. */
  readonly disabled: readonly boolean[];
  readonly orientation: "horizontal" | "vertical";
  /** Whether the row begins at the right. */
  readonly isRightToLeft: boolean;
}

function stepOf(key: string, { orientation, isRightToLeft }: TabRow): 1 | -1 | null {
  const [back, on] = orientation === "vertical" ? ["ArrowUp", "ArrowDown"] : ["ArrowLeft", "ArrowRight"];
  const direction = orientation === "horizontal" && isRightToLeft ? -1 : 1;
  if (key === on) return direction;
  if (key === back) return direction === 1 ? -1 : 1;
  return null;
}

/** The tab that a key leads to, around the ends and past disabled ones; null for a key that is not for tabs. */
export function tabByKey(key: string, row: TabRow): number | null {
  const { at, disabled } = row;
  const count = disabled.length;
  const step = stepOf(key, row);
  const order = Array.from({ length: count }, (_, index) => {
    if (key === "Home") return index;
    if (key === "End") return count - 1 - index;
    return step === null ? -1 : (at + step * (index + 1) + count * 2) % count;
  });
  return order.find((index) => disabled[index] === false) ?? null;
}

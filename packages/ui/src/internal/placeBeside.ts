/** A rectangle in pixels. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** Where something is to stand beside something else. */
export interface Placing {
  readonly anchor: Box;
  readonly size: { readonly width: number; readonly height: number };
  readonly view: { readonly width: number; readonly height: number };
  readonly side: "top" | "right" | "bottom" | "left";
  /** Along the side: its left or upper end, its middle, or its right or lower end. */
  readonly align: "start" | "center" | "end";
  /** Pixels between the two. */
  readonly gap: number;
  /** Pixels that stay free at the edge of the view. */
  readonly edge: number;
}

interface Line {
  readonly from: number;
  readonly length: number;
}

const within = (value: number, low: number, high: number): number => Math.max(low, Math.min(value, high));

/** Beside a line: before or after it, on the other side when only there is room enough. */
function beside(
  line: Line,
  room: { readonly size: number; readonly view: number; readonly isBefore: boolean },
  { gap, edge }: Placing,
): number {
  const { size, view, isBefore } = room;
  const before = line.from - gap - size;
  const after = line.from + line.length + gap;
  const fitsBefore = before >= edge;
  const fitsAfter = after + size <= view - edge;
  const chosen = isBefore ? (fitsBefore || !fitsAfter ? before : after) : fitsAfter || !fitsBefore ? after : before;
  return within(chosen, edge, Math.max(edge, view - edge - size));
}

/** Less than this, in pixels, is not worth being read beside something: then it is better to lie over it. */
const smallestRoom = 128;

/**
 * The greatest height at which something still stands above or below its anchor without covering it, in pixels: its
 * own where it fits, that of the roomier side where it fits on neither. What stands to the left or the right, and what
 * would have next to no room, may be as high as the view.
 */
export function heightBeside({ anchor, size, view, side, gap, edge }: Placing): number {
  const whole = view.height - 2 * edge;
  if (side === "left" || side === "right") return whole;
  const above = anchor.top - gap - edge;
  const below = view.height - edge - gap - anchor.top - anchor.height;
  const room = Math.max(above, below);
  if (size.height <= room) return size.height;
  return room < smallestRoom ? whole : Math.min(room, whole);
}

/** Along a line, moved until it is in the view. */
function along(line: Line, room: { readonly size: number; readonly view: number }, { align, edge }: Placing): number {
  const { size, view } = room;
  const free = line.length - size;
  const share = { start: 0, center: 0.5, end: 1 }[align];
  return within(line.from + free * share, edge, Math.max(edge, view - edge - size));
}

/** The left upper corner, in pixels of the view: on the wished side, on the opposite one when there is no room, always in the view. */
export function placeBeside(placing: Placing): { readonly left: number; readonly top: number } {
  const { anchor, size, view, side } = placing;
  const across = { from: anchor.left, length: anchor.width };
  const down = { from: anchor.top, length: anchor.height };
  const isBefore = side === "top" || side === "left";
  const wide = { size: size.width, view: view.width, isBefore };
  const high = { size: size.height, view: view.height, isBefore };
  return side === "top" || side === "bottom"
    ? { left: along(across, wide, placing), top: beside(down, high, placing) }
    : { left: beside(across, wide, placing), top: along(down, high, placing) };
}

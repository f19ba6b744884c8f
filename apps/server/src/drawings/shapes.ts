/** The middle of the 400 × 400 canvas, in both directions. */
export const middle = 200;

/** Where something of this size starts to be in the middle of the canvas. */
export const centred = (size: number): number => middle - size / 2;

/** Formats a number in units of the 400 × 400 canvas, with at most one decimal. */
export const unit = (value: number): string => String(Math.round(value * 10) / 10);

/** Further attributes of a shape, such as `opacity`. */
export type Look = Readonly<Record<string, string | number>>;

const looks = (look: Look): string =>
  Object.entries(look)
    .map(([name, value]) => ` ${name}="${typeof value === "number" ? unit(value) : value}"`)
    .join("");

/** Attributes of an outline. */
export const outline = (color: string, width = 2): Look => ({ stroke: color, "stroke-width": width });

/** Corner, width, height, and the corner radius if rounded. */
type Place = readonly [x: number, y: number, width: number, height: number, radius?: number];

/** A box with its top left corner at x and y. */
export function box([x, y, width, height, radius = 0]: Place, fill: string, look: Look = {}): string {
  const rounding = radius > 0 ? ` rx="${unit(radius)}"` : "";
  return `<rect x="${unit(x)}" y="${unit(y)}" width="${unit(width)}" height="${unit(height)}"${rounding} fill="${fill}"${looks(look)}/>`;
}

export function disc([x, y, radius]: readonly [number, number, number], fill: string, look: Look = {}): string {
  return `<circle cx="${unit(x)}" cy="${unit(y)}" r="${unit(radius)}" fill="${fill}"${looks(look)}/>`;
}

/** An oval by its centre and its horizontal and vertical radius. */
export function oval(place: readonly [number, number, number, number], fill: string, look: Look = {}): string {
  const [x, y, across, down] = place.map(unit);
  return `<ellipse cx="${x}" cy="${y}" rx="${across}" ry="${down}" fill="${fill}"${looks(look)}/>`;
}

/** A filled path; its numbers are used as given. */
export function shape(outlineOf: string, fill: string, look: Look = {}): string {
  return `<path d="${outlineOf}" fill="${fill}"${looks(look)}/>`;
}

/** A stroked line with round ends. */
export function line(along: string, stroke: Look, look: Look = {}): string {
  return shape(along, "none", { ...stroke, "stroke-linecap": "round", "stroke-linejoin": "round", ...look });
}

/** Translates and scales its content. */
export function group(content: string, [x, y, scale = 1]: readonly [number, number, number?]): string {
  const size = scale === 1 ? "" : ` scale(${String(Math.round(scale * 1000) / 1000)})`;
  return `<g transform="translate(${unit(x)} ${unit(y)})${size}">${content}</g>`;
}

/** Repeats a shape. */
export function times(count: number, one: (index: number) => string): string {
  return Array.from({ length: Math.max(0, Math.round(count)) }, (_, index) => one(index)).join("");
}

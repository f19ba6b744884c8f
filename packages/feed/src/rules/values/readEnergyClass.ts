/** A class on the EU energy label: version 1 is the scale A+++ to D, version 2 the scale A to G. */
export interface EnergyClass {
  readonly class: string;
  readonly version: 1 | 2;
  readonly color: string;
}

const oldScale = ["A+++", "A++", "A+", "A", "B", "C", "D"];
const newScale = ["A", "B", "C", "D", "E", "F", "G"];
const colors = ["#009640", "#52ae32", "#c8d400", "#ffed00", "#fbba00", "#ec6608", "#e30613"];

const clean = (text: string): string => text.trim().toUpperCase();

/**
 * Parses an energy class and the best class of its scale. A plus in either means the old scale, otherwise the new one
 * applies. Null = not a class of that scale.
 */
export function readEnergyClass(value: string, maxClass = ""): EnergyClass | null {
  const name = clean(value);
  const version = name.includes("+") || clean(maxClass).includes("+") ? 1 : 2;
  const index = (version === 1 ? oldScale : newScale).indexOf(name);
  const color = colors[index];
  return color === undefined ? null : { class: name, version, color };
}

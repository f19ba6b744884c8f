import type { DrawnKind } from "./DrawnKind.ts";
import type { Hue, Paint } from "./paint.ts";
import type { Variation } from "./seed.ts";
import { middle, oval } from "./shapes.ts";
import type { Trait } from "./traits.ts";

/** The trait of each value. */
type TraitsOf<Values> = { readonly [Name in keyof Values]: Trait<Values[Name]> };

/** The shadow's vertical position and half its width. */
type Shadow = readonly [down: number, half: number];

interface KindDefinition<Values> {
  /** Its colour if none is known. */
  readonly hue: Hue;
  /**
   * What the drawing shows, in the order of the path's parts. New ones go last, so that old paths keep their meaning.
   */
  readonly traits: TraitsOf<Values>;
  /** Draws shapes on a canvas of 400 × 400 units. */
  readonly draw: (values: Values, paint: Paint, variation: Variation) => string;
  /** Absent or null: no shadow. */
  readonly shadow?: (values: Values) => Shadow | null;
}

const drawShadow = ([down, half]: Shadow): string => oval([middle, down, half, 9], "#1a2730", { opacity: 0.13 });

/** Reads each trait from the part at its place; the overload says that every value has the type of its own trait. */
function readTraits<Values>(traits: TraitsOf<Values>, parts: readonly string[]): Values;
function readTraits(traits: Readonly<Record<string, Trait<unknown>>>, parts: readonly string[]): unknown {
  return Object.fromEntries(
    Object.entries(traits).map(([name, trait], index) => [name, trait.read(parts[index] ?? "")] as const),
  );
}

/**
 * Defines a kind of goods by its traits. Each trait is written once and works both ways: facts become the parts of a
 * path, in the order of the traits, and the parts of a path become the typed values that `draw` gets.
 *
 *     defineKind({
 *       hue: "w",
 *       traits: { load: factNumber("load", [3, 15], 8), isTopLoader: flag("top", "front", …) },
 *       draw: ({ load, isTopLoader }, paint, variation) => …,
 *     });
 */
export function defineKind<Values>({ hue, traits, draw, shadow }: KindDefinition<Values>): DrawnKind {
  return {
    hue,
    write(facts) {
      const parts: string[] = [];
      for (const name in traits) parts.push(String(traits[name].write(facts)));
      return parts;
    },
    draw(parts, paint, variation) {
      const values = readTraits(traits, parts);
      const below = shadow?.(values) ?? null;
      return (below === null ? "" : drawShadow(below)) + draw(values, paint, variation);
    },
  };
}

import type { VariantControl } from "./variantControl.ts";

/** One value of an attribute and the products that have it. */
export interface AttributeOption {
  readonly valueId: number;
  readonly name: string;
  readonly productIds: readonly number[];
  /** Those of them that are currently unavailable; empty by default. */
  readonly soldOutIds?: readonly number[];
  /** The colours that the value names, such as `#1d1d1f`. */
  readonly colors?: readonly string[];
}

/** The fields of a variant attribute that the rules need. */
export interface Attribute {
  readonly attributeId: number;
  readonly label: string;
  readonly level: number;
  readonly position: number;
  readonly selectedValueId: number | null;
  readonly options: readonly AttributeOption[];
  /** The control it is chosen with; default: a list. */
  readonly look?: VariantControl;
}

/** A value with its current availability. */
export interface LevelOption extends AttributeOption {
  /** Whether every product it leads to is unavailable. */
  readonly isSoldOut: boolean;
}

/** Chosen value ids by attribute id. */
export type VariantChoices = ReadonlyMap<number, number>;

/** One attribute with its current options. */
export interface VariantLevel {
  readonly attribute: Attribute;
  /** The values that share a product with everything chosen above. */
  readonly options: readonly LevelOption[];
  readonly chosen: number | null;
  /** Whether something above is not chosen yet. */
  readonly isDisabled: boolean;
}

const inOrder = (attributes: readonly Attribute[]): readonly Attribute[] =>
  attributes.toSorted((first, second) => first.level - second.level || first.position - second.position);

const allProducts = (attributes: readonly Attribute[]): ReadonlySet<number> =>
  new Set(attributes.flatMap((attribute) => attribute.options.flatMap((option) => option.productIds)));

/** The value limited to the remaining products; null if none of them has it. */
function optionAmong(option: AttributeOption, remainingIds: ReadonlySet<number>): LevelOption | null {
  const ids = option.productIds.filter((id) => remainingIds.has(id));
  const soldOut = new Set(option.soldOutIds);
  return ids.length === 0 ? null : { ...option, isSoldOut: ids.every((id) => soldOut.has(id)) };
}

interface Walk {
  readonly levels: readonly VariantLevel[];
  readonly products: ReadonlySet<number>;
  readonly isComplete: boolean;
}

function walk(attributes: readonly Attribute[], choices: VariantChoices): Walk {
  const levels: VariantLevel[] = [];
  let products = allProducts(attributes);
  let isComplete = true;
  for (const attribute of inOrder(attributes)) {
    const remaining = products;
    const options = attribute.options.flatMap((option) => optionAmong(option, remaining) ?? []);
    const chosenId = choices.get(attribute.attributeId);
    const option = isComplete ? options.find(({ valueId }) => valueId === chosenId) : undefined;
    levels.push({ attribute, options, chosen: option?.valueId ?? null, isDisabled: !isComplete });
    if (option === undefined) isComplete = false;
    else products = new Set(option.productIds.filter((id) => remaining.has(id)));
  }
  return { levels, products, isComplete: isComplete && levels.length > 0 };
}

/** The attributes in the order of choosing, each with the values that are still possible. */
export function variantLevels(attributes: readonly Attribute[], choices: VariantChoices): readonly VariantLevel[] {
  return walk(attributes, choices).levels;
}

function chosenValues(levels: readonly VariantLevel[]): VariantChoices {
  const choices = new Map<number, number>();
  for (const { attribute, chosen } of levels) if (chosen !== null) choices.set(attribute.attributeId, chosen);
  return choices;
}

/** Chooses a value (null = none) and clears everything chosen below it; an impossible choice changes nothing. */
export function chooseVariant(
  attributes: readonly Attribute[],
  choices: VariantChoices,
  { attributeId, valueId }: { readonly attributeId: number; readonly valueId: number | null },
): VariantChoices {
  const levels = variantLevels(attributes, choices);
  const index = levels.findIndex((level) => level.attribute.attributeId === attributeId);
  const level = levels[index];
  const isPossible = valueId === null || level?.options.some((option) => option.valueId === valueId);
  if (level === undefined || level.isDisabled || isPossible !== true) return choices;
  const chosen = chosenValues(levels.slice(0, index));
  return valueId === null ? chosen : new Map([...chosen, [attributeId, valueId]]);
}

/** The product that all choices lead to; null while a choice is missing or several products remain. */
export function chosenProduct(attributes: readonly Attribute[], choices: VariantChoices): number | null {
  const { products, isComplete } = walk(attributes, choices);
  const [product] = products;
  return isComplete && products.size === 1 && product !== undefined ? product : null;
}

/** The choices that the server marked as selected. */
export function selectedChoices(attributes: readonly Attribute[]): VariantChoices {
  const choices = new Map<number, number>();
  for (const { attributeId, selectedValueId } of attributes) {
    if (selectedValueId !== null) choices.set(attributeId, selectedValueId);
  }
  return choices;
}

/** The choices that describe one product. */
export function choicesOfProduct(attributes: readonly Attribute[], productId: number): VariantChoices {
  const choices = new Map<number, number>();
  for (const { attributeId, options } of attributes) {
    const option = options.find((candidate) => candidate.productIds.includes(productId));
    if (option !== undefined) choices.set(attributeId, option.valueId);
  }
  return choices;
}

/** The name of an attribute's parameter in an address. */
export function variantParameter(attributeId: number): string {
  return `variant_${attributeId}`;
}

/** Reads choices from an address; unknown ids and choices below a missing one are left out. */
export function readVariantChoices(
  attributes: readonly Attribute[],
  parameters: Iterable<readonly [string, string]>,
): VariantChoices {
  const values = new Map(parameters);
  const requested = new Map<number, number>();
  for (const { attributeId } of attributes) {
    requested.set(attributeId, Number(values.get(variantParameter(attributeId)) || Number.NaN));
  }
  return chosenValues(variantLevels(attributes, requested));
}

/** Writes choices as the query of an address, in the order of choosing. */
export function writeVariantChoices(attributes: readonly Attribute[], choices: VariantChoices): string {
  return inOrder(attributes)
    .flatMap(({ attributeId: id }) => {
      const value = choices.get(id);
      return value === undefined ? [] : [`${variantParameter(id)}=${value}`];
    })
    .join("&");
}

/** The address of a product page with the choices that led to it. */
export function variantAddress(page: string, attributes: readonly Attribute[], choices: VariantChoices): string {
  const query = writeVariantChoices(attributes, choices);
  return `${page}${query === "" ? "" : `?${query}`}`;
}

/** How a value of a variant attribute is chosen: from a list, by a button, or by a button that shows its colours. */
export const variantLooks = ["list", "buttons", "swatches"] as const;

/** One of `variantLooks`. */
export type VariantLook = (typeof variantLooks)[number];

/** More values than this are easier to find in a list than among buttons. */
const mostButtons = 18;

/** The look in which an attribute is drawn: as it was set, but a list where it has too many values for buttons. */
export function shownLook(attribute: {
  readonly look?: VariantLook | undefined;
  readonly options: readonly unknown[];
}): VariantLook {
  return attribute.options.length > mostButtons ? "list" : (attribute.look ?? "list");
}

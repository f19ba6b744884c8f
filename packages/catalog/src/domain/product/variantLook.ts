/** The control for a variant attribute: a list, buttons, or buttons that show colours. */
export const variantLooks = ["list", "buttons", "swatches"] as const;

/** One of `variantLooks`. */
export type VariantLook = (typeof variantLooks)[number];

/** More values than this are easier to find in a list than among buttons. */
const mostButtons = 18;

/** The look to render: the configured one, or a list if there are too many values for buttons. */
export function shownLook(attribute: {
  readonly look?: VariantLook | undefined;
  readonly options: readonly unknown[];
}): VariantLook {
  return attribute.options.length > mostButtons ? "list" : (attribute.look ?? "list");
}

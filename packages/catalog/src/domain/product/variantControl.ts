/** The control for a variant attribute: a list, buttons, or buttons that show colours. */
export const variantControls = ["list", "buttons", "swatches"] as const;

/** One of `variantControls`. */
export type VariantControl = (typeof variantControls)[number];

/** More values than this are easier to find in a list than among buttons. */
const mostButtons = 18;

/** The look to render: the configured one, or a list if there are too many values for buttons. */
export function variantControl(attribute: {
  readonly look?: VariantControl | undefined;
  readonly options: readonly unknown[];
}): VariantControl {
  return attribute.options.length > mostButtons ? "list" : (attribute.look ?? "list");
}

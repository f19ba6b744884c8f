/** The words of the variant picker. */
export const variantTexts = {
  choose: "Välj...",
  heading: "Välj variant",
  hint: "När du valt alla alternativ visas den variant du valt.",
  submit: "Visa vald variant",
  chosen: (name: string, price: string) => `Visar ${name}, ${price}`,
};

/** Every text of the variant picker; a shop may replace any of them. */
export type VariantTexts = typeof variantTexts;

/** schema.org's names of what variants differ in, by the labels that Swedish shops give them, in lower case. */
export const attributeNames: Readonly<Record<string, string>> = {
  färg: "color",
  storlek: "size",
  material: "material",
  mönster: "pattern",
};

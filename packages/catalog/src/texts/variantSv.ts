/** schema.org's names of what variants differ in, by the labels that Swedish shops give them, in lower case. */
const schemaNames: Readonly<Record<string, string>> = {
  färg: "color",
  storlek: "size",
  material: "material",
  mönster: "pattern",
};

/** The words of the variant picker, and what search engines call the attributes. */
export const variantTexts = {
  choose: "Välj...",
  heading: "Välj variant",
  hint: "När du valt alla alternativ visas den variant du valt.",
  soldOut: (name: string) => `${name} – slut i lager`,
  /** Said after the name of a value that stands on a button. */
  isSoldOut: "slut i lager",
  submit: "Visa vald variant",
  chosen: (name: string, price: string) => `Visar ${name}, ${price}`,
  schemaNames,
};

/** schema.org's properties for variant attributes, by their usual Swedish labels in lower case. */
const schemaNames: Readonly<Record<string, string>> = {
  färg: "color",
  storlek: "size",
  material: "material",
  mönster: "pattern",
};

/** Texts of the variant picker, and the schema.org properties of the attributes. */
export const variantTexts = {
  choose: "Välj...",
  heading: "Välj variant",
  hint: "När du valt alla alternativ visas den variant du valt.",
  soldOut: (name: string) => `${name} – slut i lager`,
  /** Spoken after the name of a value on a button. */
  isSoldOut: "slut i lager",
  submit: "Visa vald variant",
  chosen: (name: string, price: string) => `Visar ${name}, ${price}`,
  schemaNames,
};

/** The id that marks products without a brand: it has no page, and its name is never shown. */
export const unnamedBrandId = 1;

const order = new Intl.Collator("sv", { ignorePunctuation: true });

/** Compares the names of brands by the Swedish alphabet, as if quotation marks and the like were not there. */
export const compareBrandNames = (one: string, other: string): number => order.compare(one, other);

let collator: Intl.Collator | undefined;

/** Compares texts by the Swedish alphabet, ignoring case; å, ä and ö sort after z. */
export function compareSwedish(a: string, b: string): number {
  collator ??= new Intl.Collator("sv-SE");
  return collator.compare(a, b);
}

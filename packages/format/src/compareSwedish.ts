let collator: Intl.Collator | undefined;

/** Orders texts by the Swedish alphabet, regardless of case: the letters after z are letters of their own. */
export function compareSwedish(a: string, b: string): number {
  collator ??= new Intl.Collator("sv-SE");
  return collator.compare(a, b);
}

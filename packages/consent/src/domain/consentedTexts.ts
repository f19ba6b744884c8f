import { storedItems, type StoredName } from "./storedItems.ts";

/** The texts of the dialog that the visitor consents to. */
export interface ConsentedTexts {
  readonly heading: string;
  readonly summary: string;
  readonly withdrawal: string;
  readonly acceptAll: string;
  readonly onlyNecessary: string;
  readonly settings: string;
  readonly save: string;
  /** The kinds of consent, each with its name and purpose. */
  readonly options: Readonly<Record<string, { readonly name: string; readonly description: string }>>;
}

/**
 * Everything that a visitor consents to, as one deterministic string: the texts of the dialog, and what is stored on
 * the device, why and for how long. A shop derives its consent version from this string with its current texts, so that
 * a changed text asks again.
 */
export function consentedTexts(texts: ConsentedTexts, what: Readonly<Record<StoredName, string>>): string {
  const { heading, summary, withdrawal, acceptAll, onlyNecessary, settings, save, options } = texts;
  const shown = { heading, summary, withdrawal, acceptAll, onlyNecessary, settings, save, options };
  return JSON.stringify([shown, storedItems.map((item) => ({ ...item, what: what[item.name] }))]);
}

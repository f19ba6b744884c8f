import { storedItems, type StoredName } from "./storedItems.ts";

/** What the dialog says where a visitor chooses. */
export interface AskedTexts {
  readonly heading: string;
  readonly summary: string;
  readonly withdrawal: string;
  readonly acceptAll: string;
  readonly onlyNecessary: string;
  readonly settings: string;
  readonly save: string;
  /** The kinds of consent, each with its name and what it is for. */
  readonly options: Readonly<Record<string, { readonly name: string; readonly description: string }>>;
}

/**
 * All that a visitor says yes or no to, as one text that is the same as long as nothing of it changes: what the dialog
 * says, and what is kept on the device, why and how long. A shop makes the version that it asks with from this text, by its
 * own words as they stand now, so that other words ask again.
 */
export function askedWords(texts: AskedTexts, what: Readonly<Record<StoredName, string>>): string {
  const { heading, summary, withdrawal, acceptAll, onlyNecessary, settings, save, options } = texts;
  const shown = { heading, summary, withdrawal, acceptAll, onlyNecessary, settings, save, options };
  return JSON.stringify([shown, storedItems.map((item) => ({ ...item, what: what[item.name] }))]);
}

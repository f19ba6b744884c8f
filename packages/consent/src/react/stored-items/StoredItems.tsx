import type { ReactElement } from "react";
import type { ConsentKey } from "../../domain/consent.ts";
import { storedItems, type StoredItem, type StoredName } from "../../domain/storedItems.ts";
import { laterConsentTexts, type LaterConsentTexts } from "../../texts/laterSv.ts";
import { consentTexts, type ConsentTexts } from "../../texts/sv.ts";

/** A stored item with a description. */
export interface DescribedStoredItem extends StoredItem {
  readonly what: string;
}

/** Props of StoredItems. */
export interface StoredItemsProps {
  /** Items that a shop stores beyond those of its own pages, such as those of its tags. */
  readonly more?: readonly DescribedStoredItem[];
  /** Default: the Swedish texts. */
  readonly texts?: Pick<ConsentTexts, "options" | "later">;
}

type StoredTexts = LaterConsentTexts["stored"];

const purposes: readonly ConsentKey[] = ["required", "functional", "marketing"];

function Item({ item, texts }: { readonly item: DescribedStoredItem; readonly texts: StoredTexts }): ReactElement {
  return (
    <li>
      <code>{item.name}</code>
      <span>
        {texts.kinds[item.kind]}, {texts.kept(item.keptFor)}
      </span>
      <span>{item.what}</span>
    </li>
  );
}

/**
 * Everything that is stored on a visitor's device, by purpose. The purposes are those of the dialog, and the items
 * those that the code stores.
 */
export function StoredItems({ more = [], texts = consentTexts }: StoredItemsProps): ReactElement {
  const stored = { ...laterConsentTexts.stored, ...texts.later?.stored };
  const what: Readonly<Record<StoredName, string>> = stored.what;
  const all: readonly DescribedStoredItem[] = [
    ...storedItems.map((item) => ({ ...item, what: what[item.name] })),
    ...more,
  ];
  return (
    <div className="torg-stored-items">
      {purposes.map((purpose) => {
        const items = all.filter((item) => item.purpose === purpose);
        return (
          <section key={purpose}>
            <h3>{texts.options[purpose].name}</h3>
            <p>
              {texts.options[purpose].description} {items.length === 0 && stored.nothing}
            </p>
            {items.length > 0 && (
              <ul>
                {items.map((item) => (
                  <Item key={`${item.kind} ${item.name}`} item={item} texts={stored} />
                ))}
              </ul>
            )}
          </section>
        );
      })}
    </div>
  );
}

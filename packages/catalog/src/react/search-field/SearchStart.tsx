import { clockIcon, Icon } from "@torg/ui";
import { type ReactElement, type ReactNode, useId } from "react";
import type { Suggestion } from "../../contract/autocompleteCall.ts";
import { searchAddress } from "../../domain/searchAddress.ts";
import { useCatalogAddresses } from "../provider/CatalogProvider.tsx";
import { useLaterCatalogTexts } from "../provider/useLaterCatalogTexts.ts";
import { SuggestionRow } from "./SuggestionRow.tsx";

/** Props of SearchStart. */
export interface SearchStartProps {
  /** Earlier searches, newest first. */
  readonly searches?: readonly string[];
  /** Recently viewed products. */
  readonly products?: readonly Suggestion[];
  /** Links into the shop. */
  readonly departments?: readonly { readonly name: string; readonly url: string }[];
  /** Clears the earlier searches; without it there is no such button. */
  readonly onForget?: () => void;
}

interface PartProps {
  readonly title: string;
  readonly aside?: ReactNode;
  readonly children: readonly ReactNode[];
}

function Part({ title, aside, children }: PartProps): ReactElement | null {
  const id = useId();
  if (children.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <div className="torg-search-start__head">
        <h2 id={id}>{title}</h2>
        {aside}
      </div>
      <ul className="torg-search-start__list">{children}</ul>
    </section>
  );
}

/** Content of the full-window search before anything is typed: earlier searches, viewed products and departments. */
export function SearchStart(props: SearchStartProps): ReactElement {
  const { searches = [], products = [], departments = [], onForget } = props;
  const texts = useLaterCatalogTexts("search");
  const addresses = useCatalogAddresses();
  return (
    <div className="torg-search-start">
      <Part
        title={texts.recent}
        aside={
          onForget !== undefined && (
            <button type="button" aria-label={texts.forgetRecent} onClick={onForget}>
              {texts.forget}
            </button>
          )
        }
      >
        {searches.map((words) => (
          <li key={words}>
            <a href={searchAddress(words, addresses) ?? addresses.search}>
              <Icon icon={clockIcon} />
              {words}
            </a>
          </li>
        ))}
      </Part>
      <Part title={texts.seen}>
        {products.map((product) => (
          <li key={product.url}>
            <a href={product.url}>
              <SuggestionRow suggestion={product} />
            </a>
          </li>
        ))}
      </Part>
      <Part title={texts.departments}>
        {departments.map(({ name, url }) => (
          <li key={url}>
            <a href={url}>{name}</a>
          </li>
        ))}
      </Part>
    </div>
  );
}

import type { ComboboxGroup, ComboboxOption } from "@torg/ui";
import { Combobox, Icon, searchIcon } from "@torg/ui";
import type { ReactElement } from "react";
import { useStore } from "zustand";
import type { Suggestion } from "../../contract/autocompleteCall.ts";
import { searchMinimum } from "../../domain/limits.ts";
import { searchAddress } from "../../domain/searchAddress.ts";
import { suggestionGroups, suggestionHeader } from "../../domain/suggestionGroups.ts";
import type { SuggestionState } from "../../state/createSuggestionState.ts";
import type { LaterCatalogTexts } from "../../texts/laterSv.ts";
import { useLaterCatalogTexts } from "../provider/useLaterCatalogTexts.ts";
import { useCatalogAddresses, type CatalogAddresses } from "../provider/CatalogProvider.tsx";
import { SuggestionRow } from "./SuggestionRow.tsx";

/** Props of SearchField. */
export interface SearchFieldProps {
  readonly search: SuggestionState<Suggestion>;
  /** What the page was searched for. */
  readonly query?: string;
  readonly placeholder?: string;
  /** Class of the landmark around the form. */
  readonly className?: string;
}

interface SuggestedOption extends ComboboxOption {
  /** Null for the way to all results. */
  readonly suggestion: Suggestion | null;
}

/** What is suggested as groups with headings, and at the end the way to everything that was found. */
function optionGroups(
  suggestions: readonly Suggestion[],
  answered: string,
  { texts, addresses }: { readonly texts: LaterCatalogTexts["search"]; readonly addresses: CatalogAddresses },
): readonly ComboboxGroup<SuggestedOption>[] {
  const groups = suggestionGroups(suggestions);
  if (groups.length === 0) return [];
  return [
    ...groups.map(({ kind, suggestions: own }) => ({
      id: kind,
      label: kind === "product" ? (suggestionHeader(suggestions) ?? texts.found(own.length)) : texts.headings[kind],
      options: own.map((suggestion, index) => ({
        id: `${kind}-${index}`,
        label: suggestion.value,
        href: suggestion.url,
        suggestion,
      })),
    })),
    {
      id: "all",
      options: [
        { id: "all", label: texts.all, href: searchAddress(answered, addresses) ?? undefined, suggestion: null },
      ],
    },
  ];
}

function Row({ suggestion, label }: SuggestedOption): ReactElement {
  return suggestion === null ? <strong>{label}</strong> : <SuggestionRow suggestion={suggestion} />;
}

/** The shop's search: a form that leads to all results, and suggestions while one types. */
export function SearchField({ search, query = "", placeholder, className }: SearchFieldProps): ReactElement {
  const texts = useLaterCatalogTexts("search");
  const addresses = useCatalogAddresses();
  const { suggestions, answered, isWaiting, isUnreadable } = useStore(search);
  const count = suggestionGroups(suggestions).reduce((sum, group) => sum + group.suggestions.length, 0);
  return (
    <search className={className}>
      <form className="torg-search-field__form" action={addresses.search}>
        <Combobox
          className="torg-search-field"
          name="s"
          label={texts.field}
          labelHidden
          placeholder={placeholder}
          defaultQuery={query}
          required
          minimumLength={searchMinimum}
          clearsOutside
          columns
          groups={answered === null ? [] : optionGroups(suggestions, answered, { texts, addresses })}
          state={isWaiting ? "loading" : "ready"}
          status={
            isUnreadable ? texts.unreadable : answered === null ? "" : count === 0 ? texts.none : texts.count(count)
          }
          onQueryChange={search.setQuery}
          renderOption={Row}
        />
        <button aria-label={texts.field}>
          <Icon icon={searchIcon} />
        </button>
      </form>
    </search>
  );
}

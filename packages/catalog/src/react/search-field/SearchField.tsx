import type { ComboboxGroup, ComboboxOption } from "@torg/ui";
import { arrowLeftIcon, Combobox, Icon, searchIcon } from "@torg/ui";
import { type FormEvent, type ReactElement, type ReactNode, useRef } from "react";
import { useStore } from "zustand";
import type { Suggestion } from "../../contract/autocompleteCall.ts";
import { searchMaximum, searchMinimum } from "../../domain/limits.ts";
import { searchAddress } from "../../domain/searchAddress.ts";
import { suggestionGroups, suggestionHeader } from "../../domain/suggestionGroups.ts";
import type { SuggestionState } from "../../state/createSuggestionState.ts";
import type { LaterCatalogTexts } from "../../texts/laterSv.ts";
import { useLaterCatalogTexts } from "../provider/useLaterCatalogTexts.ts";
import { useCatalogAddresses, type CatalogAddresses } from "../provider/CatalogProvider.tsx";
import { SuggestionRow } from "./SuggestionRow.tsx";
import { useSearchOverlay } from "./useSearchOverlay.ts";

/** Props of SearchField. */
export interface SearchFieldProps {
  readonly search: SuggestionState<Suggestion>;
  /** The query in the page's address. */
  readonly query?: string;
  readonly placeholder?: string;
  /** Class of the element around the landmark. */
  readonly className?: string;
  /** Below 768 px a press in the field opens the search over the whole window. */
  readonly fillsPhone?: boolean;
  /** Content of the full-window search before enough is typed; see `SearchStart`. */
  readonly start?: ReactNode;
  /** Called when the search opens over the window. */
  readonly onOpen?: () => void;
  /** Called with the words of a submitted search. */
  readonly onSearch?: (words: string) => void;
}

interface SuggestedOption extends ComboboxOption {
  /** Null for the link to all results. */
  readonly suggestion: Suggestion | null;
}

/** The suggestions as groups with headings, and at the end the link to all results. */
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

/** The status message of the suggestions: their number, that there are none, or that they are unreadable. */
function useStatus(search: SuggestionState<Suggestion>): string {
  const texts = useLaterCatalogTexts("search");
  const { suggestions, answered, isUnreadable } = useStore(search);
  if (isUnreadable) return texts.unreadable;
  if (answered === null) return "";
  const count = suggestionGroups(suggestions).reduce((sum, group) => sum + group.suggestions.length, 0);
  return count === 0 ? texts.none : texts.count(count);
}

/**
 * The shop's search: a form that leads to all results, and suggestions while typing; optionally over the whole window
 * of a phone.
 */
export function SearchField(props: SearchFieldProps): ReactElement {
  const { search, query = "", placeholder, className = "", fillsPhone = false, start, onOpen, onSearch } = props;
  const texts = useLaterCatalogTexts("search");
  const addresses = useCatalogAddresses();
  const { query: typed, suggestions, answered, isWaiting } = useStore(search);
  const status = useStatus(search);
  const sheet = useRef<HTMLDivElement>(null);
  const overlay = useSearchOverlay({
    sheet,
    isWanted: fillsPhone,
    label: texts.field,
    onOpen,
    addressOf: (words) => searchAddress(words, addresses),
  });
  const { isOpen } = overlay;
  const handleSubmit = (event: FormEvent<HTMLFormElement>): void => {
    onSearch?.(event.currentTarget.querySelector("input")?.value ?? "");
    overlay.submit(event);
  };
  return (
    // Links and the form navigate as usual; the handler only drops the history entry that would close the search.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions
    <div
      ref={sheet}
      className={`torg-search-field__sheet ${className}`}
      data-open={isOpen ? "" : undefined}
      onClick={overlay.follow}
    >
      <search>
        <form className="torg-search-field__form" action={addresses.search} onSubmit={handleSubmit}>
          {isOpen && (
            <button type="button" className="torg-search-field__back" aria-label={texts.close} onClick={overlay.close}>
              <Icon icon={arrowLeftIcon} />
            </button>
          )}
          <Combobox
            className="torg-search-field"
            name="s"
            label={texts.field}
            labelHidden
            placeholder={placeholder}
            defaultQuery={query}
            required
            minimumLength={searchMinimum}
            maxLength={searchMaximum}
            clearsOutside={!isOpen}
            staysOpen={isOpen}
            columns
            groups={answered === null ? [] : optionGroups(suggestions, answered, { texts, addresses })}
            state={isWaiting ? "loading" : "ready"}
            status={status}
            onQueryChange={(words) => {
              if (words !== "") overlay.open();
              search.setQuery(words);
            }}
            onChoose={({ suggestion }) => suggestion === null && onSearch?.(answered ?? "")}
            onClick={overlay.open}
            renderOption={Row}
          />
          <button aria-label={texts.field} onClick={overlay.pressButton}>
            <Icon icon={searchIcon} />
          </button>
        </form>
      </search>
      {isOpen && typed.trim().length < searchMinimum && start}
    </div>
  );
}

import { Button, Combobox, PictureBox } from "@torg/ui";
import type { ComboboxOption } from "@torg/ui";
import type { ReactElement } from "react";
import { useStore } from "zustand";
import type { CompareSuggestion } from "../../contract/compareCalls.ts";
import { compareAddress } from "../../domain/compare/compareAddress.ts";
import { searchMaximum } from "../../domain/limits.ts";
import { lineOfHtml } from "../line-of-html/lineOfHtml.ts";
import type { SuggestionState } from "../../state/createSuggestionState.ts";
import { useLaterCatalogTexts } from "../provider/useLaterCatalogTexts.ts";
import { useCatalogAddresses } from "../provider/CatalogProvider.tsx";

/** Props of CompareSearch. */
export interface CompareSearchProps {
  /** The products that are already compared. */
  readonly ids: readonly number[];
  /** The search query in the page's address. */
  readonly query?: string;
  readonly search: SuggestionState<CompareSuggestion>;
}

interface FoundProduct extends ComboboxOption {
  readonly suggestion: CompareSuggestion;
}

function Found({ suggestion }: FoundProduct): ReactElement {
  return (
    <>
      <PictureBox src={suggestion.image} alt="" width={44} height={44} />
      <span className="torg-compare-search__name">{suggestion.name}</span>
      <strong dangerouslySetInnerHTML={lineOfHtml(suggestion.price)} />
    </>
  );
}

/**
 * Finds one more product to compare; choosing it opens the comparison with it. Without script it is a form, and the
 * page lists the results.
 */
export function CompareSearch({ ids, query = "", search }: CompareSearchProps): ReactElement {
  const texts = useLaterCatalogTexts("search");
  const addresses = useCatalogAddresses();
  const { suggestions, answered, isWaiting } = useStore(search);
  const options: readonly FoundProduct[] = suggestions
    .filter(({ id }) => !ids.includes(id))
    .map((suggestion) => ({
      id: String(suggestion.id),
      label: suggestion.name,
      href: compareAddress([...ids, suggestion.id], addresses),
      suggestion,
    }));
  const found = options.length === 0 ? texts.none : texts.count(options.length);
  const status = answered === null ? "" : found;
  return (
    <search aria-label={texts.compare}>
      <form className="torg-compare-search" action={addresses.compare}>
        {ids.length > 0 && <input type="hidden" name="p" value={ids.join(",")} />}
        <Combobox
          name="q"
          label={texts.compare}
          defaultQuery={query}
          maxLength={searchMaximum}
          groups={[{ id: "produkter", options }]}
          state={isWaiting ? "loading" : "ready"}
          status={status}
          onQueryChange={search.setQuery}
          renderOption={Found}
        />
        <Button type="submit">{texts.field}</Button>
      </form>
    </search>
  );
}

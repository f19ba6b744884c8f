import { useHydrated } from "@torg/ui";
import { modalPanelMark } from "@torg/ui/wire";
import type { FormEvent, ReactElement } from "react";
import { useRef, useState } from "react";
import { splitGroups } from "../../domain/filters/filterList.ts";
import { clearPart, type FilterPartName, type ListPart, listParts } from "../../domain/filters/filterParts.ts";
import { hasFilters } from "../../domain/filters/filterSelection.ts";
import { shortListingAddress } from "../../domain/listing/listingQuery.ts";
import type { ListingState } from "../../state/createListingState.ts";
import { openFilterPanel } from "../hooks/openFilterPanel.ts";
import { scrollToProducts, useFilterActions } from "../hooks/useFilterActions.ts";
import { useFilterPanel } from "../hooks/useFilterPanel.ts";
import { useListing, useListingPart } from "../hooks/useListing.ts";
import { useCatalogAddresses, useCatalogTexts } from "../provider/CatalogProvider.tsx";
import type { ParentLink as Parent } from "./CategoryPart.tsx";
import { CategoryPart, ParentLink } from "./CategoryPart.tsx";
import { FilterEntries } from "./FilterEntries.tsx";
import { FilterPart } from "./FilterPart.tsx";
import { ListFilter } from "./ListFilter.tsx";
import { MoreGroups } from "./MoreGroups.tsx";
import { PanelFoot } from "./PanelFoot.tsx";
import { PanelHead } from "./PanelHead.tsx";
import { PlaceFields } from "./PlaceFields.tsx";
import { PriceFilter } from "./PriceFilter.tsx";
import { SpecificationFilter } from "./SpecificationFilter.tsx";
import { filterFormId, filterPanelId } from "./filterPanelId.ts";
import { useFilterEntries } from "./useFilterEntries.ts";
import { wholeListAddress } from "./wholeListAddress.ts";

/** Specification groups that start open. */
const openGroups = 4;

/** Props of FilterSidebar. */
export interface FilterSidebarProps {
  readonly listing: ListingState;
  /** The parent of a third-level category, for the back link in the panel. */
  readonly parent?: Parent | null | undefined;
  /** The list to render in full, as `requestedFullList` reads it from the page's address; null: none. */
  readonly whole?: string | null | undefined;
}

/** The most used part, above the price. */
const firstPart: ListPart = "brands";
/** The parts that apply to every kind of product, below it. */
const generalParts: readonly ListPart[] = ["stock", "offers", "ratings"];

interface FiltersProps {
  readonly listing: ListingState;
  readonly opened: FilterPartName | null;
  /** The list to render in full. */
  readonly whole: string | null;
}

/** The lists and groups of the form, in their parts. */
function Filters({ listing, opened, whole }: FiltersProps) {
  const groups = useListingPart(listing, (snapshot) => snapshot.groups);
  const addresses = useCatalogAddresses();
  // Fixed when the page opened, so that a group does not move when something is chosen in it later.
  const [chosen] = useState(() => listing.getState().selection.specifications.map(({ groupId }) => groupId));
  const { early, late } = splitGroups(groups, chosen);
  const listPart = (kind: ListPart): ReactElement => (
    <FilterPart key={kind} name={kind} opened={opened}>
      <ListFilter listing={listing} kind={kind} isWhole={whole === kind} />
    </FilterPart>
  );
  return (
    <>
      {listPart(firstPart)}
      <FilterPart name={null} opened={opened}>
        <PriceFilter listing={listing} />
      </FilterPart>
      {generalParts.map(listPart)}
      <FilterPart name="specifications" opened={opened}>
        {early.map((group, index) => (
          <SpecificationFilter
            key={group.groupId}
            listing={listing}
            group={group}
            isOpen={index < openGroups || whole === String(group.groupId)}
            isWhole={whole === String(group.groupId)}
          />
        ))}
        {late.length > 0 && (
          <MoreGroups
            groups={late}
            isWhole={whole === "groups"}
            wholeAddress={() => wholeListAddress(listing, "groups", addresses)}
          >
            {(group) => (
              <SpecificationFilter
                key={group.groupId}
                listing={listing}
                group={group}
                isOpen={false}
                isWhole={whole === "groups"}
                isLate={whole !== "groups"}
              />
            )}
          </MoreGroups>
        )}
      </FilterPart>
      {listParts.filter((kind) => kind !== firstPart && !generalParts.includes(kind)).map(listPart)}
    </>
  );
}

/**
 * All filters of a listing: beside the products on a wide screen, a panel with parts on a small one. It is a form that
 * works without script; with script each choice applies at once.
 */
export function FilterSidebar({ listing, parent = null, whole = null }: FilterSidebarProps): ReactElement {
  const { filters } = useCatalogTexts();
  const addresses = useCatalogAddresses();
  const { selection, place } = useListing(listing);
  const { filters: offered, own } = listing;
  const isLive = useHydrated();
  const actions = useFilterActions(listing);
  const root = useRef<HTMLElement>(null);
  const panel = useFilterPanel(root, isLive);
  const entries = useFilterEntries(listing);
  const { part } = panel;
  const apply = (event: FormEvent): void => {
    // If a choice got no response, submit the form for a whole page, as without script.
    if (listing.getState().isBehind) return;
    event.preventDefault();
    const opened = openFilterPanel();
    // Beside the products, Enter in a field is a change like any other, and has scrolled as that one does.
    if (opened === null) return;
    opened.hidePopover();
    // Deferred to the frame that shows the change: measuring now would lay out the page twice.
    requestAnimationFrame(scrollToProducts);
  };
  const cleared = clearPart(selection, part, own);
  const clears =
    hasFilters(selection, own) &&
    shortListingAddress(place, cleared, addresses) !== shortListingAddress(place, selection, addresses);
  const isThirdLevel = offered.currentCategory?.level === 3;
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- it detects that the focus left it
    <section
      ref={root}
      data-wire={modalPanelMark}
      className="torg-filters"
      id={filterPanelId}
      popover="auto"
      // Focusable while open, so that a press on text or blank space keeps the focus inside for the next key.
      tabIndex={panel.isOpen ? -1 : undefined}
      role={panel.isOpen ? "dialog" : undefined}
      aria-label={panel.isOpen ? filters.open : filters.region}
      data-state={isLive ? "awake" : undefined}
      onToggle={panel.onToggle}
      onBlur={panel.onBlur}
    >
      {/* The address holds the choices. A browser that restores form state would match checkboxes by position. */}
      <form id={filterFormId} action={addresses.listing} autoComplete="off" onSubmit={isLive ? apply : undefined}>
        <PlaceFields listing={listing} />
        <PanelHead
          part={entries.find((entry) => entry.part === part)?.title ?? null}
          onBack={() => panel.openPart(null)}
          clearAddress={clears ? shortListingAddress(place, cleared, addresses) : null}
          onClear={isLive ? () => (part === null ? actions.clear() : actions.clearPart(cleared)) : undefined}
        />
        <div className="torg-filters__body">
          <FilterPart name={null} opened={part}>
            <FilterEntries entries={entries} onOpen={panel.openPart}>
              {isThirdLevel && parent !== null && (
                <li>
                  <ParentLink parent={parent} />
                </li>
              )}
            </FilterEntries>
          </FilterPart>
          <FilterPart name="category" opened={part}>
            <CategoryPart listing={listing} parent={parent} />
            <ListFilter listing={listing} kind="categories" isWhole={whole === "categories"} />
          </FilterPart>
          <Filters listing={listing} opened={part} whole={whole} />
        </div>
        <PanelFoot listing={listing} isPanel={panel.isOpen} isLive={isLive} />
      </form>
    </section>
  );
}

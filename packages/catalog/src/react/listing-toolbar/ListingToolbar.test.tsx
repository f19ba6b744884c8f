import { fireEvent, render, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { aListing } from "../../testing/listingScene.tsx";
import { CompareForm } from "../compare-toggle/CompareForm.tsx";
import { FilterSidebar } from "../filter-sidebar/FilterSidebar.tsx";
import { ListingToolbar } from "./ListingToolbar.tsx";

it("stops browsers from restoring form values: the address says what is selected", () => {
  const listing = aListing({ sorting: "price_asc" });
  render(
    <>
      <FilterSidebar listing={listing} parent={null} />
      <ListingToolbar listing={listing} />
      <CompareForm />
    </>,
  );
  const forms = [...document.forms].map((form) => form.getAttribute("autocomplete"));
  expect(forms).toEqual(["off", "off"]);
  // So do fields outside of the form element.
  const { form } = screen.getByRole<HTMLSelectElement>("combobox", { name: /^Sortera efter:/ });
  expect(form?.getAttribute("autocomplete")).toBe("off");
});

it("shows the number of selected filters at the button that opens them", () => {
  const { rerender } = render(<ListingToolbar listing={aListing({ chosenBrands: [2, 3], chosenMaxPrice: 9000 })} />);
  expect(screen.getByRole("button", { name: "Filtrera 3 valda" })).toBeDefined();
  rerender(<ListingToolbar listing={aListing()} />);
  expect(screen.getByRole("button", { name: "Filtrera" })).toBeDefined();
});

it("links from the sort order to the page that explains it, where there is one", () => {
  const about = { name: "Så sorteras produkterna", url: "/sidor/sortering" };
  const { rerender } = render(<ListingToolbar listing={aListing()} aboutSorting={about} />);
  expect(screen.getByRole("link", { name: about.name }).getAttribute("href")).toBe(about.url);
  rerender(<ListingToolbar listing={aListing()} aboutSorting={null} />);
  expect(screen.queryByRole("link")).toBeNull();
});

it.each(["", "price_asc"])("keeps the empty option that cannot be chosen, sorted by '%s'", (sorting) => {
  render(<ListingToolbar listing={aListing({ sorting })} />);
  const select = screen.getByRole<HTMLSelectElement>("combobox", { name: /^Sortera efter:/ });
  expect([select.required, select.value]).toEqual([true, sorting]);
  const [first] = select.options;
  expect([first?.value, first?.disabled, first?.textContent]).toEqual(["", true, "Sortera efter:"]);
});

it("keeps the focus on the sort order that was changed", () => {
  render(<ListingToolbar listing={aListing()} />);
  const select = screen.getByRole<HTMLSelectElement>("combobox", { name: /^Sortera efter:/ });
  select.focus();
  fireEvent.change(select, { target: { value: "price_asc" } });
  expect(document.activeElement).toBe(select);
  expect(select.value).toBe("price_asc");
});

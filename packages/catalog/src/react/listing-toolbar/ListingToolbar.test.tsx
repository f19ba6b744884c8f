import { render, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { aListing } from "../../testing/listingScene.tsx";
import { CompareForm } from "../compare-toggle/CompareForm.tsx";
import { FilterSidebar } from "../filter-sidebar/FilterSidebar.tsx";
import { ListingToolbar } from "./ListingToolbar.tsx";

it("lets no browser put back what it remembers: the address says what is chosen", () => {
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

it("says how many filters are chosen at the way to them", () => {
  const { rerender } = render(<ListingToolbar listing={aListing({ chosenBrands: [2, 3], chosenMaxPrice: 9000 })} />);
  expect(screen.getByRole("button", { name: "Filtrera 3 valda" })).toBeDefined();
  rerender(<ListingToolbar listing={aListing()} />);
  expect(screen.getByRole("button", { name: "Filtrera" })).toBeDefined();
});

it("leads from the order to the page that tells of it, where there is one", () => {
  const about = { name: "Så sorteras produkterna", url: "/sidor/sortering" };
  const { rerender } = render(<ListingToolbar listing={aListing()} aboutSorting={about} />);
  expect(screen.getByRole("link", { name: about.name }).getAttribute("href")).toBe(about.url);
  rerender(<ListingToolbar listing={aListing()} aboutSorting={null} />);
  expect(screen.queryByRole("link")).toBeNull();
});

it.each(["", "price_asc"])("keeps the empty option that nobody can choose, sorted by '%s'", (sorting) => {
  render(<ListingToolbar listing={aListing({ sorting })} />);
  const select = screen.getByRole<HTMLSelectElement>("combobox", { name: /^Sortera efter:/ });
  expect([select.required, select.value]).toEqual([true, sorting]);
  const [first] = select.options;
  expect([first?.value, first?.disabled, first?.textContent]).toEqual(["", true, "Sortera efter:"]);
});

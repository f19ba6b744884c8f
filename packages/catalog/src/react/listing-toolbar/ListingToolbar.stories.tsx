import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor } from "storybook/test";
import type { Filters } from "../../contract/filters.ts";
import { aFilters } from "../../fixtures/aFilters.ts";
import { aListingClient } from "../../fixtures/aListingClient.ts";
import { createListingState } from "../../state/createListingState.ts";
import { FilterSidebar } from "../filter-sidebar/FilterSidebar.tsx";
import { ListingToolbar } from "./ListingToolbar.tsx";

const aListing = (changes: Partial<Filters> = {}) => {
  const filters = aFilters(changes);
  return createListingState({ client: aListingClient(filters), filters, listingType: "category" });
};

const meta = {
  title: "Catalog/ListingToolbar",
  component: ListingToolbar,
  args: { listing: aListing() },
  // Its fields belong to the filter form.
  decorators: [
    (Story, { args }) => (
      <>
        <Story />
        <div hidden>
          <FilterSidebar listing={args.listing} />
        </div>
      </>
    ),
  ],
} satisfies Meta<typeof ListingToolbar>;

export default meta;
type Story = StoryObj<typeof meta>;

/** With the link to the sorting criteria, which the law requires beside the sort order. */
export const Grid: Story = {
  args: { aboutSorting: { name: "Så sorteras produkterna", url: "#sortering" } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", { name: "Så sorteras produkterna" })).toBeVisible();
    const sorting = canvas.getByRole("combobox").getBoundingClientRect();
    const views = canvas.getByRole("group").getBoundingClientRect();
    await expect(sorting.height).toBe(views.height);
  },
};

/** The button for the list is pressed, and the lowest price is chosen as the order. */
export const List: Story = { args: { listing: aListing({ viewType: "list", sorting: "price_asc" }) } };

/** Nothing to sort or to filter: only the count is left. */
export const NoProducts: Story = {
  args: { listing: aListing({ products: [], initialProducts: [], total: 0 }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("0 produkter")).toBeVisible();
  },
};

/** The count is worded for a single product, and the controls stay. */
export const OneProduct: Story = {
  args: { listing: aListing({ total: 1 }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Visar 1 produkt av totalt 1 produkter")).toBeVisible();
  },
};

/** No order is chosen: the field says what it is for, in a line that cannot be chosen. */
export const WithoutAnOrder: Story = {
  args: { listing: aListing({ sorting: "" }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("option", { name: "Sortera efter:" })).toBeDisabled();
  },
};

const phone = { viewport: { value: "phone", isRotated: false } };

/** On a phone, filter and sort stay at the edge of the screen while the products scroll. */
export const OnAPhone: Story = {
  args: {
    listing: aListing({ chosenBrands: [2, 3], chosenMaxPrice: 9000 }),
    aboutSorting: { name: "Så sorteras produkterna", url: "#sortering" },
  },
  globals: phone,
  decorators: [(Story) => <div style={{ minBlockSize: "200vh" }}>{Story()}</div>],
  play: async ({ canvas }) => {
    window.scrollTo(0, 500);
    const bar = canvas.getByRole("combobox");
    await waitFor(() => expect(bar.getBoundingClientRect().top).toBeGreaterThanOrEqual(0));
    await expect(bar).toBeVisible();
  },
};
/** The bar of a phone, mirrored: it stays at the edge while the products scroll. */
export const OnAPhoneRightToLeft: Story = { ...OnAPhone, globals: { ...phone, direction: "rtl" } };

const longOrder = "Leveranstidsförutsägbarhetsordning med lagerstatus";

export const LongWords: Story = {
  args: { listing: aListing({ sortOptions: [{ value: "popular", label: longOrder }], total: 123_456 }) },
  globals: phone,
};

export const RightToLeft: Story = { globals: { direction: "rtl" } };

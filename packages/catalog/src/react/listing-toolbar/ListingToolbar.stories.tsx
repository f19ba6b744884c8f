import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
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
  // Its fields belong to the form of the filters.
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

export const Grid: Story = {};

export const List: Story = { args: { listing: aListing({ viewType: "list", sorting: "price_asc" }) } };

export const NoProducts: Story = {
  args: { listing: aListing({ products: [], initialProducts: [], total: 0 }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("0 produkter")).toBeVisible();
  },
};

export const OneProduct: Story = {
  args: { listing: aListing({ total: 1 }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Visar 1 produkt av totalt 1 produkter")).toBeVisible();
  },
};

export const WithoutAnOrder: Story = {
  args: { listing: aListing({ sorting: "" }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("option", { name: "Sortera efter:" })).toBeDisabled();
  },
};

export const RightToLeft: Story = { globals: { direction: "rtl" } };

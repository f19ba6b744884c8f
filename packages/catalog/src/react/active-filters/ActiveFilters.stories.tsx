import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import type { Filters } from "../../contract/filters.ts";
import { aFilters } from "../../fixtures/aFilters.ts";
import { aListingClient } from "../../fixtures/aListingClient.ts";
import { createListingState } from "../../state/createListingState.ts";
import { ActiveFilters } from "./ActiveFilters.tsx";

const aListing = (changes: Partial<Filters> = {}) => {
  const filters = aFilters(changes);
  return createListingState({ client: aListingClient(filters), filters, listingType: "category" });
};

const many: Partial<Filters> = {
  chosenBrands: [2, 3],
  chosenColors: [1],
  chosenSpecifications: "101:10112|102:10201,10204|103:44~47|",
  chosenMinPrice: 4000,
  chosenMaxPrice: 9000,
};

const meta = {
  title: "Catalog/ActiveFilters",
  component: ActiveFilters,
  args: { listing: aListing({ chosenBrands: [2] }) },
} satisfies Meta<typeof ActiveFilters>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A tag with the name of the filter; a press anywhere on it removes the filter. */
export const One: Story = {};

/** Brands, a colour, specifications with their units and a range of prices, each to be removed by itself. */
export const Many: Story = { args: { listing: aListing(many) } };

/** No filter is chosen: nothing is shown, and no space is kept. */
export const Nothing: Story = {
  args: { listing: aListing() },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("list")).toBeNull();
  },
};

/** On the page of a brand that brand is no filter and has no tag; only the price can be removed. */
export const OfABrandsOwnPage: Story = {
  args: { listing: aListing({ fromBrands: true, chosenBrands: [2], chosenMaxPrice: 9000 }) },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole("link")).toHaveLength(1);
  },
};

export const LongWords: Story = {
  args: {
    listing: aListing({
      brands: [{ id: 2, name: "Nordvästskånska hushållsmaskinstillverkningsaktiebolaget" }],
      chosenBrands: [2],
    }),
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: "18rem" }}>
        <Story />
      </div>
    ),
  ],
};

export const ByKeyboard: Story = {
  args: { listing: aListing({ chosenBrands: [2, 3] }) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole("link", { name: "Ta bort filtret Nordvik" })).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect(canvas.queryByRole("link", { name: "Ta bort filtret Nordvik" })).toBeNull();
    await expect(canvas.getByRole("link", { name: "Ta bort filtret Hemkraft" })).toBeVisible();
  },
};

export const RightToLeft: Story = { args: { listing: aListing(many) }, globals: { direction: "rtl" } };

import type { Meta, StoryObj } from "@storybook/react-vite";
import { Button } from "@torg/ui";
import { expect, within } from "storybook/test";
import type { Filters } from "../../contract/filters.ts";
import { aFilters } from "../../fixtures/aFilters.ts";
import { aListingClient } from "../../fixtures/aListingClient.ts";
import { aSpecificationGroup, aSpecificationRow } from "../../fixtures/aSpecificationGroup.ts";
import { createListingState } from "../../state/createListingState.ts";
import { CatalogProvider } from "../provider/CatalogProvider.tsx";
import { Listing } from "./Listing.tsx";

const aListing = (changes: Partial<Filters> = {}) => {
  const filters = aFilters(changes);
  return createListingState({ client: aListingClient(filters), filters, listingType: "category" });
};

const meta = {
  title: "Catalog/Listing",
  component: Listing,
  parameters: { layout: "fullscreen" },
  args: {
    listing: aListing(),
    buy: (product) => (
      <Button variant="primary" size="small" aria-label={`Lägg i varukorgen: ${product.product_name}`}>
        Lägg i varukorgen
      </Button>
    ),
  },
  decorators: [
    (Story) => (
      <div style={{ padding: "1rem" }}>
        <h1>Tvättmaskiner</h1>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Listing>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Grid: Story = {};

export const List: Story = { args: { listing: aListing({ view_type: "list" }) } };

export const Chosen: Story = {
  args: {
    listing: aListing({
      selected_brands: [2, 3],
      selected_primary_color_ids: [1],
      selected_specifications: "101:10112|102:10201,10204|103:44~47|",
      input_price_max: 9000,
    }),
  },
};

export const Empty: Story = {
  args: {
    listing: aListing({ products: [], initial_products: [], total_amount_of_products: 0, selected_brands: [2] }),
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText("Inga produkter passar ditt val")).toBeVisible();
  },
};

export const ManyFilters: Story = {
  args: {
    listing: aListing({
      specifications: Array.from({ length: 14 }, (_, group) =>
        aSpecificationGroup({
          groupId: 200 + group,
          title: `Egenskap ${group + 1}`,
          type: group % 2 === 0 ? "multiple_choice" : "single_choice",
          rows: Array.from({ length: 3 + group }, (__, row) =>
            aSpecificationRow(20_000 + group * 100 + row, `Värde ${row + 1}`, row + 1),
          ),
        }),
      ),
    }),
  },
};

export const TwoColumns: Story = {
  parameters: { viewport: { defaultViewport: "mobile1" } },
  render: (args) => (
    <CatalogProvider settings={{ minimumTwoColumnProductGrid: true, hidePriceFilter: true }}>
      <Listing {...args} />
    </CatalogProvider>
  ),
};

export const Filtering: Story = {
  args: { listing: aListing() },
  play: async ({ canvasElement, userEvent }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole("checkbox", { name: "Hemkraft" }));
    await expect(await canvas.findByText("Visar 1 produkt av totalt 1 produkter")).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Ta bort filtret Hemkraft" })).toBeVisible();
  },
};

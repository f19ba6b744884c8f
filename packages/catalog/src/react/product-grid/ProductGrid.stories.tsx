import type { Meta, StoryObj } from "@storybook/react-vite";
import { aListingProduct, someListingProducts } from "../../fixtures/aListingProduct.ts";
import { CatalogProvider } from "../provider/CatalogProvider.tsx";
import { ProductGrid } from "./ProductGrid.tsx";

const meta = {
  title: "Catalog/Product grid",
  component: ProductGrid,
  args: { products: someListingProducts() },
} satisfies Meta<typeof ProductGrid>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Grid: Story = {};

export const List: Story = { args: { viewType: "list" } };

export const OneProduct: Story = { args: { products: [aListingProduct()] } };

export const Empty: Story = { args: { products: [] } };

export const TwoColumnsOnAPhone: Story = {
  decorators: [
    (Story) => (
      <CatalogProvider settings={{ minimumTwoColumnProductGrid: true }}>
        <div style={{ maxInlineSize: "20rem" }}>
          <Story />
        </div>
      </CatalogProvider>
    ),
  ],
};

export const LongWords: Story = {
  args: {
    products: someListingProducts().map((product) => ({
      ...product,
      name: "Arbetsplatsbelysningskombinationsstativ med snabbkopplingsarmaturer",
      brandName: "Nordvästskånska hushållsmaskinstillverkningsaktiebolaget",
    })),
  },
};

export const RightToLeft: Story = { globals: { direction: "rtl" } };

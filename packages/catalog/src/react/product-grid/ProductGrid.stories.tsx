import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { aListingProduct, someListingProducts } from "../../fixtures/aListingProduct.ts";
import { CatalogProvider } from "../provider/CatalogProvider.tsx";
import { ProductGrid } from "./ProductGrid.tsx";

const meta = {
  title: "Catalog/ProductGrid",
  component: ProductGrid,
  args: { products: someListingProducts() },
} satisfies Meta<typeof ProductGrid>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Three tiles side by side on a wide screen: pictures, names, prices and buttons are aligned across each row. */
export const Grid: Story = {};

/** Tiles below one another: on a wide screen picture and words at the start, price and controls at the end. */
export const List: Story = { args: { viewType: "list" } };

/** A single tile keeps the width of a column. */
export const OneProduct: Story = { args: { products: [aListingProduct()] } };

/** No products: the grid takes no space; what to do about it is said by the part around it. */
export const Empty: Story = { args: { products: [] } };

/** A shop that wants two tiles side by side on a phone: their pictures, prices and buttons stay aligned. */
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

const [first = aListingProduct(), second = first, third = first] = someListingProducts();

/** A tile with every optional part beside a minimal one: prices stay aligned. */
export const Uneven: Story = {
  args: {
    products: [
      { ...first, name: "Tvättmaskin", info: "", averageRating: 0, energyClass: null },
      { ...second, isDiscounted: true, originalPriceOre: 899_000, comparisonPriceOre: 12_450, comparisonUnit: "kg" },
      { ...third, name: "Tvättmaskin med ånga, fjärrstart, allergiprogram och snabbtvätt på tolv minuter" },
    ],
  },
  play: async ({ canvasElement }) => {
    const tops = [...canvasElement.querySelectorAll(".torg-price__amount")].map((price) =>
      Math.round(price.getBoundingClientRect().top),
    );
    await expect(tops).toHaveLength(3);
    if (window.innerWidth >= 768) await expect(new Set(tops).size).toBe(1);
  },
};

export const RightToLeft: Story = { globals: { direction: "rtl" } };

import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { aListingProduct } from "../../fixtures/aListingProduct.ts";
import { CatalogProvider } from "../provider/CatalogProvider.tsx";
import { PriceBlock } from "./PriceBlock.tsx";

const reduced = { isDiscounted: true, priceOre: 549_000, originalPriceOre: 599_000 };

const meta = {
  title: "Catalog/PriceBlock",
  component: PriceBlock,
  args: { product: aListingProduct() },
} satisfies Meta<typeof PriceBlock>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};

/** The price now in its own colour, and the lowest price of the 30 days before it, named and struck through. */
export const Reduced: Story = { args: { product: aListingProduct(reduced) } };

/** The small, the medium and the large size: the price now is always larger than the one before. */
export const Sizes: Story = {
  render: () => (
    <div style={{ display: "grid", gap: "1rem" }}>
      {(["small", "medium", "large"] as const).map((size) => (
        <PriceBlock key={size} size={size} product={aListingProduct(reduced)} />
      ))}
    </div>
  ),
};

export const QuoteMode: Story = {
  args: { product: aListingProduct({ ...reduced, monthlyOre: 22900 }) },
  render: (args) => (
    <CatalogProvider settings={{ isQuote: true, complianceProfile: "spec" }}>
      <PriceBlock {...args} />
    </CatalogProvider>
  ),
};

/** The monthly price is below a price without a second line, not after its last digit. */
export const QuoteModeWithoutReduction: Story = {
  args: { product: aListingProduct({ monthlyOre: 22900 }), size: "large" },
  render: (args) => (
    <CatalogProvider settings={{ isQuote: true, complianceProfile: "spec" }}>
      <PriceBlock {...args} />
    </CatalogProvider>
  ),
  play: async ({ canvas, canvasElement }) => {
    const price = canvasElement.querySelector(".torg-price");
    const monthly = canvas.getByText(/kr\/mån/);
    await expect(monthly.getBoundingClientRect().top).toBeGreaterThanOrEqual(
      price?.getBoundingClientRect().bottom ?? 0,
    );
  },
};

/** Millions in a narrow place: the price now stays on one line, and the one before has lines of its own. */
export const LongPrice: Story = {
  args: {
    product: aListingProduct({
      isDiscounted: true,
      priceOre: 123_456_700,
      originalPriceOre: 1_234_567_800,
    }),
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: "9rem" }}>
        <Story />
      </div>
    ),
  ],
};

/** The shop hides the price: nothing is shown. */
export const HiddenPrice: Story = {
  args: { product: aListingProduct({ hidesPrice: true }) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/kr/)).toBeNull();
  },
};

export const RightToLeft: Story = { args: Reduced.args ?? {}, globals: { direction: "rtl" } };

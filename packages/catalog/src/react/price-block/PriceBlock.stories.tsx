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

export const Reduced: Story = { args: { product: aListingProduct(reduced) } };

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

export const HiddenPrice: Story = {
  args: { product: aListingProduct({ hidesPrice: true }) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/kr/)).toBeNull();
  },
};

export const RightToLeft: Story = { args: Reduced.args ?? {}, globals: { direction: "rtl" } };

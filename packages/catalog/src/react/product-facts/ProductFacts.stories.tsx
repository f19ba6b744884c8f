import type { Meta, StoryObj } from "@storybook/react-vite";
import { Button } from "@torg/ui";
import { expect } from "storybook/test";
import { aDeliveryPromise } from "../../fixtures/aDeliveryPromise.ts";
import { aDiscountBadge } from "../../fixtures/aListingProduct.ts";
import { aProductDetail } from "../../fixtures/aProductDetail.ts";
import { ProductFacts } from "./ProductFacts.tsx";

const meta = {
  title: "Catalog/ProductFacts",
  component: ProductFacts,
  args: {
    product: aProductDetail(),
    delivery: aDeliveryPromise(),
    buy: (
      <Button variant="primary" size="large" wide>
        Lägg i varukorgen
      </Button>
    ),
  },
} satisfies Meta<typeof ProductFacts>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};

/** The reduced price in its own colour, the lowest price before it struck through, and the badge beside the stars. */
export const Reduced: Story = {
  args: {
    product: aProductDetail({
      isDiscounted: true,
      originalPriceOre: 899_000,
      discountBadge: aDiscountBadge({ percent: 22 }),
    }),
  },
};

/** Brand and model names are not broken if they fit on a line. */
export const NameOfAModel: Story = {
  globals: { viewport: { value: "narrow", isRotated: false } },
  args: {
    product: aProductDetail({ name: "Lenovo ThinkVision P27h-30 bildskärm med dockningsstation", brandName: "Lenovo" }),
  },
  play: async ({ canvas }) => {
    const heading = canvas.getByRole("heading", { name: "Lenovo ThinkVision P27h-30 bildskärm med dockningsstation" });
    const kept = heading.querySelector("[translate=no]");
    await expect(kept).toHaveTextContent("ThinkVision");
    await expect(kept?.getClientRects()).toHaveLength(1);
  },
};

/** The shop hides the price: a sentence says so, no button to buy is shown, and the energy class stays. */
export const HiddenPrice: Story = {
  args: { product: aProductDetail({ hidesPrice: true, priceOre: null }), buy: null },
};

/** A product without brand, rating, article number, short description and energy class: none of them leaves a gap. */
export const Bare: Story = {
  args: {
    product: aProductDetail({
      brandId: 1,
      score: 0,
      averageRating: null,
      energy: null,
      energyClass: null,
      info: "",
      articleNumber: null,
    }),
  },
};

export const LongWords: Story = {
  args: {
    product: aProductDetail({
      name: "Luftkonditioneringsanläggningstillbehörssats för fritidshus",
      articleNumber: "LKAT-2026-0001-FRITIDSHUSUTFORANDE-VIT",
      priceOre: 124_990_000,
    }),
  },
  globals: { viewport: { value: "narrow", isRotated: false } },
};

export const RightToLeft: Story = { globals: { direction: "rtl" } };

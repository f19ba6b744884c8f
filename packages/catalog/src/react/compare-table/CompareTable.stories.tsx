import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { aDiscountBadge } from "../../fixtures/aListingProduct.ts";
import { anEnergy, aProductDetail } from "../../fixtures/aProductDetail.ts";
import { buyInTile } from "../../testing/listingScene.tsx";
import { CompareTable } from "./CompareTable.tsx";

const first = aProductDetail();
const second = aProductDetail({
  product_id: 1002,
  product_name: "Tvättmaskin HK 7",
  product_url: "/produkter/id/1002",
  brand_id: 3,
  brand_name: "Hemkraft",
  is_discounted: true,
  product_display_price: 4990,
  product_display_original_price: 6490,
  discount_badge: aDiscountBadge({ discount: 23 }),
  energy: anEnergy({ product_energy_class: "A++", product_energy_color: null, product_energy_class_version: 1 }),
  score: 4,
  specifications: [
    { title: "Kapacitet", unit: "kg", value: "7" },
    { title: "Ljudnivå", unit: "dB", value: "49,5" },
    { title: "Lucka", unit: null, value: "Frontmatad" },
    { title: "Barnlås", unit: null, value: "Ja" },
  ],
});
const third = aProductDetail({
  product_id: 1011,
  product_name: "Tvättmaskin SU Arkiv",
  brand_id: 1,
  product_hide_price: true,
  product_display_price: null,
  energy: null,
  product_energy_class: null,
  score: 0,
  average_rating: null,
  specifications: [],
});
const fourth = aProductDetail({
  product_id: 1099,
  product_name: "Kondenstorktumlare med värmepumpsteknik och antiskrynkelprogram",
  specifications: [
    { title: "Fuktighetssensorstyrning", unit: null, value: "Flerpunktsfuktighetssensorstyrning" },
    { title: "Kapacitet", unit: "kg", value: "9" },
  ],
});

const meta = {
  title: "Catalog/Compare table",
  component: CompareTable,
  parameters: { layout: "fullscreen" },
  args: {
    products: [first, second],
    buy: buyInTile,
  },
  decorators: [
    (Story) => (
      <main style={{ padding: "1rem" }}>
        <h1>Jämför produkter</h1>
        <Story />
      </main>
    ),
  ],
} satisfies Meta<typeof CompareTable>;

export default meta;
type Story = StoryObj<typeof meta>;

export const TwoProducts: Story = {};

export const OneProduct: Story = { args: { products: [first] } };

export const FourProducts: Story = { args: { products: [first, second, third, fourth] } };

export const OnlyDifferences: Story = {
  play: async ({ canvasElement, userEvent }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole("rowheader", { name: "Lucka" })).toBeVisible();
    await userEvent.click(canvas.getByRole("checkbox", { name: "Visa bara skillnader" }));
    for (const name of ["Lucka", "Lager"]) {
      await expect(canvas.queryByRole("rowheader", { name })).toBeNull();
    }
    await expect(canvas.getByRole("rowheader", { name: "Kapacitet (kg)" })).toBeVisible();
  },
};

export const AllTheSame: Story = {
  args: { products: [first, { ...first, product_id: 1003, product_name: "Tvättmaskin NV 8015" }] },
};

export const HiddenPrice: Story = { args: { products: [first, third] } };

export const LongWords: Story = { args: { products: [fourth, second] } };

export const RightToLeft: Story = { globals: { direction: "rtl" } };

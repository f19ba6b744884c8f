import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { aDiscountBadge } from "../../fixtures/aListingProduct.ts";
import { anEnergy, aProductDetail, someSpecifications } from "../../fixtures/aProductDetail.ts";
import { buyInTile } from "../../testing/listingScene.tsx";
import { CompareTable } from "./CompareTable.tsx";

const first = aProductDetail();
const second = aProductDetail({
  productId: 1002,
  name: "Tvättmaskin HK 7",
  url: "/produkter/id/1002",
  brandId: 3,
  brandName: "Hemkraft",
  isDiscounted: true,
  priceOre: 499_000,
  originalPriceOre: 649_000,
  discountBadge: aDiscountBadge({ percent: 23 }),
  energy: anEnergy({ energyClass: "A++", energyColor: null, classVersion: 1 }),
  score: 4,
  specifications: [
    { title: "Kapacitet", unit: "kg", value: "7" },
    { title: "Ljudnivå", unit: "dB", value: "49,5" },
    { title: "Lucka", unit: null, value: "Frontmatad" },
    { title: "Barnlås", unit: null, value: "Ja" },
  ],
});
const third = aProductDetail({
  productId: 1011,
  name: "Tvättmaskin SU Arkiv",
  brandId: 1,
  hidesPrice: true,
  priceOre: null,
  energy: null,
  energyClass: null,
  score: 0,
  averageRating: null,
  specifications: [],
});
const fourth = aProductDetail({
  productId: 1099,
  name: "Kondenstorktumlare med värmepumpsteknik och antiskrynkelprogram",
  specifications: [
    { title: "Fuktighetssensorstyrning", unit: null, value: "Flerpunktsfuktighetssensorstyrning" },
    { title: "Kapacitet", unit: "kg", value: "9" },
  ],
});

const meta = {
  title: "Catalog/CompareTable",
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

/** Price, stock, rating and brand first, then the specifications; what a product lacks is a dash. */
export const TwoProducts: Story = {};

/** Rows under the sections given by the feed; the second product has none. */
export const Sections: Story = {
  args: { products: [aProductDetail({ specifications: someSpecifications() }), second] },
  play: async ({ canvas }) => {
    const names = ["Allmänt", "Mått och vikt", "Tvätt", "Energi", "Övrigt"];
    for (const name of names) await expect(canvas.getByText(name)).toBeVisible();
  },
};

/** Nothing to compare with: no checkbox for differences, and a sentence asks for one more product. */
export const OneProduct: Story = { args: { products: [first] } };

/** As many as fit: the table scrolls sideways by itself where they do not, never the page. */
export const FourProducts: Story = { args: { products: [first, second, third, fourth] } };

/** Rows that are equal for all products are hidden, and the others keep their order. */
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

/** A sentence says that the products have the same specifications. */
export const AllTheSame: Story = {
  args: { products: [first, { ...first, productId: 1003, name: "Tvättmaskin NV 8015" }] },
};

/** A product with a hidden price has a dash in place of the price, and no button to buy. */
export const HiddenPrice: Story = { args: { products: [first, third] } };

export const LongWords: Story = { args: { products: [fourth, second] } };

export const RightToLeft: Story = { globals: { direction: "rtl" } };

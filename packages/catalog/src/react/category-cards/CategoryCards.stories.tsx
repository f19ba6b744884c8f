import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { aPicture } from "../../fixtures/aPicture.ts";
import { ShopPicture } from "../shop-picture/ShopPicture.tsx";
import { CategoryCards } from "./CategoryCards.tsx";

const named = (names: readonly string[]) =>
  names.map((name, index) => ({ name, url: `/kategori/${index + 1}`, image: aPicture(index * 70) }));

const meta = {
  title: "Catalog/CategoryCards",
  component: CategoryCards,
  args: {
    heading: "Handla efter kategori",
    categories: named(["Vitvaror", "Datorer & tillbehör", "Arbetskläder", "Ljud & bild", "Mobil & klockor"]),
  },
} satisfies Meta<typeof CategoryCards>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Five in one row on a wide screen, all of the same height. */
export const Five: Story = {};
/** The first card fills the gap. */
export const Four: Story = {
  args: { categories: named(["Vitvaror", "Datorer & tillbehör", "Arbetskläder", "Ljud & bild"]) },
};
/** On a phone, the last of an odd number spans the row. */
export const OnAPhone: Story = { globals: { viewport: { value: "phone", isRotated: false } } };
/** Categories without a picture: the name alone, at the foot of its card. */
export const WithoutPictures: Story = {
  args: { categories: named(["Vitvaror", "Ljud & bild"]).map((category) => ({ ...category, image: null })) },
};
/** No categories: the heading is left out as well. */
export const Empty: Story = {
  args: { categories: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("heading")).toBeNull();
  },
};
export const LongWords: Story = {
  globals: { viewport: { value: "narrow", isRotated: false } },
  args: { categories: named(["Arbetsplatsbelysningskombinationsstativ", "Hushållsmaskiner"]) },
};
export const RightToLeft: Story = { globals: { direction: "rtl" } };
/** The picture of a card by itself. */
export const Picture: Story = {
  render: () => <ShopPicture src={aPicture()} alt="Tvättmaskin" width={160} height={120} />,
};

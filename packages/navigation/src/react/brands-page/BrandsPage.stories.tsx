import type { Meta, StoryObj } from "@storybook/react-vite";
import { BrandsPage } from "./BrandsPage.tsx";

const brandsOf = (names: readonly string[]) =>
  names.map((brandName, index) => ({ brandId: index + 2, brandName, link: `m${index}`, overrideLink: null }));

const some = ["Nordvik", "Lyra", "Ångström", "Öresund Vitvaror", "3Fas", "Norrsken", "Älvdal", "Granit & Co", "Lumen"];

const meta = {
  title: "Navigation/BrandsPage",
  component: BrandsPage,
  args: { brands: brandsOf(some) },
} satisfies Meta<typeof BrandsPage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** In Swedish order, with å, ä and ö last among the letters, and names that start with a digit after them. */
export const Some: Story = {};
/** Over a hundred brands: the letters lead to their groups, and names stand in columns. */
export const Many: Story = {
  args: { brands: brandsOf(some.flatMap((name) => Array.from({ length: 12 }, (_, index) => `${name} ${index + 1}`))) },
};
/** A sentence says that there are none, and there is no row of letters. */
export const NoBrands: Story = { args: { brands: [] } };
export const LongWords: Story = {
  args: { brands: brandsOf(["Centrifugeringshastighetsbegränsningsindikatorlampan"]) },
};
export const RightToLeft: Story = { globals: { direction: "rtl" } };

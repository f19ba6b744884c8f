import type { Meta, StoryObj } from "@storybook/react-vite";
import { EmptyResult } from "../empty-result/EmptyResult.tsx";
import { ListingHeader } from "./ListingHeader.tsx";

const subcategories = ["Tvätt & tork", "Kyl & frys", "Diskmaskiner", "Spisar", "Mikrovågsugnar", "Köksfläktar"].map(
  (name, index) => ({
    id: index,
    name,
    url: `/kategori/vitvaror/${index}`,
    isActive: true,
    total: index + 1,
    visibleTotal: index + 1,
  }),
);

const meta = {
  title: "Catalog/ListingHeader",
  component: ListingHeader,
  args: { heading: "Vitvaror", description: "Allt för kök och tvättstuga.", subcategories },
} satisfies Meta<typeof ListingHeader>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Heading, description and links to the subcategories; the sixth is behind the last tag. */
export const WithSubcategories: Story = {};
/** A category without subcategories: the products follow directly after the description. */
export const ThirdLevel: Story = {
  args: { heading: "Tvättmaskiner", subcategories: [] },
};
export const LongWords: Story = { args: { heading: "Kondenstorktumlare och värmepumpstorktumlare" } };
/** Above an empty result the header stays, with its ways on to the subcategories. */
export const NothingFound: Story = {
  render: (args) => (
    <>
      <ListingHeader {...args} />
      <EmptyResult clearAddress="/produkter/filtrera?blade=category" />
    </>
  ),
};

export const RightToLeft: Story = { globals: { direction: "rtl" } };

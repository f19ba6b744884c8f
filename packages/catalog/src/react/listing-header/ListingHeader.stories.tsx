import type { Meta, StoryObj } from "@storybook/react-vite";
import { EmptyResult } from "../empty-result/EmptyResult.tsx";
import { ListingHeader } from "./ListingHeader.tsx";

const subcategories = ["Tvätt & tork", "Kyl & frys", "Diskmaskiner", "Spisar", "Mikrovågsugnar", "Köksfläktar"].map(
  (category_name, index) => ({
    category_id: index,
    category_name,
    url: `/kategori/vitvaror/${index}`,
    category_active: true,
    products: index + 1,
    category_visible_product_count: index + 1,
  }),
);

const meta = {
  title: "Catalog/Listing header",
  component: ListingHeader,
  args: { heading: "Vitvaror", description: "Allt för kök och tvättstuga.", subcategories },
} satisfies Meta<typeof ListingHeader>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithSubcategories: Story = {};
export const ThirdLevel: Story = {
  args: { heading: "Tvättmaskiner", parent: { name: "Tvätt & tork", url: "/kategori/vitvaror" }, subcategories: [] },
};
export const LongWords: Story = { args: { heading: "Kondenstorktumlare och värmepumpstorktumlare" } };
export const NothingFound: Story = {
  render: (args) => (
    <>
      <ListingHeader {...args} />
      <EmptyResult clearAddress="/produkter/filtrera?blade=category" />
    </>
  ),
};

export const RightToLeft: Story = { globals: { direction: "rtl" } };

import type { Meta, StoryObj } from "@storybook/react-vite";
import { EmptyWishList } from "./EmptyWishList.tsx";
import { WishForm } from "./WishForm.tsx";

const meta = {
  title: "Account/WishForm",
  component: WishForm,
  args: { productId: 1001, name: "Tvättmaskin NV 8014", path: "/produkter/id/1001" },
} satisfies Meta<typeof WishForm>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A heart with words on a product's page; its name tells which product, so that it makes sense out of context. */
export const Add: Story = {};
/** The same heart on the page of the wish list, where the words say that it takes the product away. */
export const Remove: Story = { args: { isWished: true } };
/** The empty wish list. */
export const NothingSetAside: Story = { render: () => <EmptyWishList /> };
export const RightToLeft: Story = { globals: { direction: "rtl" } };

import type { Meta, StoryObj } from "@storybook/react-vite";
import { AccountPage } from "../../storefront/src/service/AccountPage.tsx";
import { anAccountPage } from "../../storefront/src/testing/servicePages.ts";

const meta = {
  title: "Pages/Account",
  component: AccountPage,
  args: { page: anAccountPage() },
} satisfies Meta<typeof AccountPage>;

export default meta;
type Story = StoryObj<typeof meta>;

const { orders } = anAccountPage();

export const OneOrder: Story = {};
export const NoOrders: Story = { args: { page: anAccountPage({ orders: [] }) } };
/** Every state that an order can be in. */
export const States: Story = {
  args: {
    page: anAccountPage({
      orders: ["placed", "awaiting_payment", "paid", "cancelled"].flatMap((state, index) =>
        orders.map((order) => ({ ...order, state, orderName: String(100_245 + index) })),
      ),
    }),
  },
};
/** A member whose name the shop does not know. */
export const WithoutName: Story = { args: { page: anAccountPage({ name: "" }) } };
export const LongWords: Story = {
  args: {
    page: anAccountPage({
      name: "Anna-Karin Wilhelmina von Oxenstierna-Gyllenstierna",
      email: "anna-karin.wilhelmina@oxenstierna-gyllenstierna.exempel.example",
      orders: orders.map((order) => ({
        ...order,
        lines: [{ name: "Centrifugeringshastighetsbegränsningsindikatorlampa", quantity: 1 }],
      })),
    }),
  },
};
export const RightToLeft: Story = { globals: { direction: "rtl" } };

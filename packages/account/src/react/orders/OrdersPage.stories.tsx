import type { Meta, StoryObj } from "@storybook/react-vite";
import { Button } from "@torg/ui";
import { accountOrderStates } from "../../domain/index.ts";
import { anAccountOrder } from "../../fixtures/index.ts";
import { OrdersPage } from "./OrdersPage.tsx";

const meta = {
  title: "Account/OrdersPage",
  component: OrdersPage,
  args: { name: "Anna Andersson", email: "anna.andersson@example.se", orders: [anAccountOrder()] },
} satisfies Meta<typeof OrdersPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OneOrder: Story = {};
/** What can be done about an order stands at the foot of its card. */
export const WithActions: Story = {
  args: {
    renderActions: ({ orderName }) => <Button aria-label={`Beställ igen, order ${orderName}`}>Beställ igen</Button>,
  },
};
export const NoOrders: Story = { args: { orders: [] } };
/** Every state that an order can be in, and one that only this shop knows. */
export const States: Story = {
  args: {
    orders: [...accountOrderStates, "Hos tullen"].map((state, index) =>
      anAccountOrder({ state, orderName: String(100_245 + index), cases: [] }),
    ),
  },
};
/** A member whose name the shop does not know. */
export const WithoutName: Story = { args: { name: "" } };
export const LongWords: Story = {
  args: {
    name: "Anna-Karin Wilhelmina von Oxenstierna-Gyllenstierna",
    email: "anna-karin.wilhelmina@oxenstierna-gyllenstierna.exempel.example",
    orders: [anAccountOrder({ lines: [{ name: "Centrifugeringshastighetsbegränsningsindikatorlampa", quantity: 1 }] })],
  },
};
export const RightToLeft: Story = { globals: { direction: "rtl" } };

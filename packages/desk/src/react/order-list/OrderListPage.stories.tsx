import type { Meta, StoryObj } from "@storybook/react-vite";
import { aDeskOrderRow } from "../../fixtures/aDeskOrder.ts";
import { OrderListPage } from "./OrderListPage.tsx";

const meta = {
  title: "Desk/OrderListPage",
  component: OrderListPage,
  args: {
    orders: [
      aDeskOrderRow({
        number: "100247",
        buyer: "Bygg & Järn i Kiruna AB",
        city: "Kiruna",
        delivery: "Ombud, ICA Nära",
      }),
      aDeskOrderRow({ number: "100246", state: "partly-shipped", open: 1 }),
      aDeskOrderRow({ hasStuckMoney: true }),
    ],
    next: "5012",
    search: "",
    filter: "open",
  },
} satisfies Meta<typeof OrderListPage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Orders that wait for shipment, with the pieces left to ship; a badge marks the one whose money is stuck. */
export const ToShip: Story = {};
/** Every state that an order can be in. */
export const States: Story = {
  args: {
    filter: "all",
    next: null,
    orders: (
      ["placed", "picked", "partly-shipped", "shipped", "delivered", "returned", "cancelled", "payment-gone"] as const
    ).map((state, index) => aDeskOrderRow({ state, number: String(100_240 + index), open: index < 3 ? 2 : 0 })),
  },
};
/** A sentence says that nothing is to be shipped; search and filters stay. */
export const NothingToShip: Story = { args: { orders: [], next: null } };
/** Nothing among the orders to ship: a link searches for the same words among all orders. */
export const NotFound: Story = { args: { orders: [], next: null, search: "Anderson" } };
export const LongWords: Story = {
  args: {
    orders: [
      aDeskOrderRow({
        buyer: "Centrifugeringshastighetsbegränsningsindikatorlampfabriken i Skultorp Aktiebolag",
        delivery: "Hemleverans med inbärning och installation, Tvättmaskinsinstallatörerna",
        state: "payment-gone",
        hasStuckMoney: true,
      }),
    ],
  },
};
export const RightToLeft: Story = { globals: { direction: "rtl" } };

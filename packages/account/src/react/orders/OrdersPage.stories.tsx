import type { Meta, StoryObj } from "@storybook/react-vite";
import { accountOrderStates } from "../../domain/index.ts";
import { anAccountOrder, anAccountShipment } from "../../fixtures/index.ts";
import { BuyAgainForm } from "./BuyAgainForm.tsx";
import { OrdersPage } from "./OrdersPage.tsx";

const meta = {
  title: "Account/OrdersPage",
  component: OrdersPage,
  args: { name: "Anna Andersson", email: "anna.andersson@example.se", orders: [anAccountOrder()] },
} satisfies Meta<typeof OrdersPage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Date, status and total first, then the goods, the case that has been reported, and the receipt. */
export const OneOrder: Story = {};
/** An order's actions are at the bottom of its card. */
export const WithActions: Story = {
  args: {
    renderActions: ({ orderName }) => <BuyAgainForm orderName={orderName} />,
  },
};
/** The shop is the first way on, and some departments follow it. */
export const NoOrders: Story = {
  args: {
    orders: [],
    links: [
      { name: "Vitvaror", url: "/kategori/vitvaror" },
      { name: "Ljud", url: "/kategori/ljud" },
    ],
  },
};
/** Every known order state, and one specific to this shop. */
export const States: Story = {
  args: {
    orders: [...accountOrderStates, "Hos tullen"].map((state, index) =>
      anAccountOrder({ state, orderName: String(100_245 + index), cases: [] }),
    ),
  },
};
/** Two parcels, one of them delivered, and a partial refund. */
export const OnTheWay: Story = {
  args: {
    orders: [
      anAccountOrder({
        state: "partly-shipped",
        shipments: [
          anAccountShipment({ deliveredAt: "2026-11-24T10:20:00Z" }),
          anAccountShipment({ carrier: "", trackingNumber: "", trackingUrl: "" }),
        ],
        creditNotes: [{ number: 12, totalOre: 49_900, createdAt: "2026-11-25T08:00:00Z" }],
        refundedOre: 49_900,
      }),
    ],
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

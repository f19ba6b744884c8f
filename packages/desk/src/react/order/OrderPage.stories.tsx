import type { Meta, StoryObj } from "@storybook/react-vite";
import { aDeskLine, aDeskOrder } from "../../fixtures/aDeskOrder.ts";
import { deskEvents } from "../../fixtures/deskEvents.ts";
import { OrderPage } from "./OrderPage.tsx";

const order = aDeskOrder();

const meta = {
  title: "Desk/OrderPage",
  component: OrderPage,
  args: { order },
} satisfies Meta<typeof OrderPage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Nothing is packed: picking takes one press, the form to ship is open, and the other forms are folded. */
export const JustPlaced: Story = {};
/** A part was shipped, its delivery is not reported yet, and a part can still be shipped or cancelled. */
export const PartlyShipped: Story = {
  args: {
    order: aDeskOrder({
      version: 2,
      state: "partly-shipped",
      lines: [
        aDeskLine({ open: 1, shipped: 1 }),
        aDeskLine({ id: 32, name: "Luddfilter", article: "LF-2", quantity: 1, open: 0, shipped: 1, totalOre: 9900 }),
      ],
      events: deskEvents.slice(0, 4),
      money: { ...order.money, capturedOre: 748_800 },
      tasks: ["ship", "deliver", "cancel", "return", "credit"],
      underWay: [1],
    }),
  },
};
/** A money move that the provider has refused shows the reason, and can be retried. */
export const StuckMoney: Story = {
  args: {
    order: aDeskOrder({
      state: "shipped",
      lines: [aDeskLine({ open: 0, shipped: 2 })],
      money: {
        ...order.money,
        waiting: [{ move: "capture", amountOre: 1_447_800, tries: 3, problem: "503 Service Unavailable" }],
      },
      tasks: ["deliver", "return"],
      underWay: [1],
    }),
  },
};
/** The payment was reversed at the provider: shipped goods are to come back, the rest goes back into stock. */
export const PaymentGone: Story = {
  args: {
    order: aDeskOrder({
      version: 1,
      state: "payment-gone",
      lines: [aDeskLine({ open: 1, shipped: 1 })],
      events: deskEvents.slice(0, 2),
      tasks: ["deliver", "cancel", "return"],
      underWay: [1],
    }),
  },
};
/** The payment was reversed and nothing was shipped: a calm message says that nothing is left to do. */
export const PaymentGoneAndDone: Story = {
  args: { order: aDeskOrder({ state: "payment-gone", lines: [aDeskLine({ open: 0, cancelled: 2 })], tasks: [] }) },
};
/** A refused form is open, with what was typed. */
export const RefusedShipment: Story = {
  args: {
    refused: {
      task: "ship",
      flash: {
        values: { "pieces[31]": "1", carrier: "Budbee", tracking_url: "budbee.example/1" },
        errors: { tracking_url: ["Ange en länk som börjar med https://, eller lämna fältet tomt."] },
      },
    },
  },
};
/** The form is open again, with the reason and the tick that were chosen. */
export const RefusedReturn: Story = {
  args: {
    order: aDeskOrder({ state: "shipped", lines: [aDeskLine({ open: 0, shipped: 2 })], tasks: ["return"] }),
    refused: { task: "return", flash: { values: { because: "complaint", restocked: "1" }, errors: {} } },
  },
};
/** Everything has come back: only notes can be written. */
export const Over: Story = {
  args: {
    order: aDeskOrder({
      state: "returned",
      lines: [aDeskLine({ open: 0, shipped: 2, returned: 2 })],
      events: deskEvents,
      tasks: [],
    }),
  },
};
export const LongWords: Story = {
  args: {
    order: aDeskOrder({
      message: "Centrifugeringshastighetsbegränsningsindikatorlampa önskas.\nRing på baksidan.",
      lines: [aDeskLine({ name: "Centrifugeringshastighetsbegränsningsindikatorlampa", article: "X".repeat(40) })],
    }),
  },
};
export const RightToLeft: Story = { globals: { direction: "rtl" } };

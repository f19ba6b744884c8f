import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { anAccountOrder, anAccountShipment } from "../../fixtures/index.ts";
import { OrderProgress } from "./OrderProgress.tsx";

const meta = {
  title: "Account/OrderProgress",
  component: OrderProgress,
  args: { progress: anAccountOrder({ state: "shipped", shipments: [anAccountShipment()] }) },
} satisfies Meta<typeof OrderProgress>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The status in a word, and the parcel with its carrier and the link that follows it. */
export const Shipped: Story = {
  play: async ({ canvas }) => {
    const section = canvas.getByRole("region", { name: "Din beställning just nu" });
    await expect(section).toHaveTextContent("StatusSkickad");
    await expect(canvas.getByRole("link", { name: "Följ paketet UR123456789SE" })).toBeVisible();
  },
};
/** One of two parcels has arrived, and a part was refunded. */
export const PartlyRefunded: Story = {
  args: {
    progress: anAccountOrder({
      state: "partly-shipped",
      shipments: [
        anAccountShipment({ deliveredAt: "2026-11-24T10:20:00Z" }),
        anAccountShipment({ carrier: "", trackingNumber: "", trackingUrl: "" }),
      ],
      creditNotes: [{ number: 12, totalOre: 9950, createdAt: "2026-11-25T08:00:00Z" }],
      refundedOre: 9950,
    }),
  },
};
/** Nothing has been shipped yet. */
export const Placed: Story = { args: { progress: anAccountOrder({ state: "placed" }) } };
export const LongWords: Story = {
  args: {
    progress: anAccountOrder({
      state: "Väntar på tullklarering hos speditören i Göteborg",
      shipments: [anAccountShipment({ carrier: "Nordiska Godstransportbolaget", trackingNumber: "1".repeat(60) })],
    }),
  },
};

export const RightToLeft: Story = { globals: { direction: "rtl" } };

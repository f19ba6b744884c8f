import type { Meta, StoryObj } from "@storybook/react-vite";
import { deskEvents } from "../../fixtures/deskEvents.ts";
import { OrderTimeline } from "./OrderTimeline.tsx";

const meta = {
  title: "Desk/OrderTimeline",
  component: OrderTimeline,
  args: { events: deskEvents },
} satisfies Meta<typeof OrderTimeline>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Everything that can happen to an order. */
export const Everything: Story = {};
/** A single event without a name, because nobody at the shop has done anything yet. */
export const JustPlaced: Story = { args: { events: deskEvents.slice(0, 1) } };
export const LongWords: Story = {
  args: {
    events: [
      {
        kind: "note",
        at: "2026-11-22T08:15:00Z",
        by: "Anna-Karin Wilhelmina von Oxenstierna-Gyllenstierna",
        text: "Centrifugeringshastighetsbegränsningsindikatorlampan blinkar.\nRing tillbaka.",
      },
    ],
  },
};
export const RightToLeft: Story = { globals: { direction: "rtl" } };

import type { Meta, StoryObj } from "@storybook/react-vite";
import { aLogEntry, someLog } from "../../fixtures/someLog.ts";
import { LogPage } from "./LogPage.tsx";

const meta = {
  title: "Desk/LogPage",
  component: LogPage,
  args: { entries: someLog, next: "812" },
} satisfies Meta<typeof LogPage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Orders, products, codes and accounts, and a refused login at an unknown account. */
export const Everything: Story = {};
/** Nothing has been done yet: a sentence instead of the list, and no link to older entries. */
export const Nothing: Story = { args: { entries: [], next: null } };
export const LongWords: Story = {
  args: {
    entries: [
      aLogEntry({
        by: "Anna-Karin Wilhelmina von Oxenstierna-Gyllenstierna",
        event: "stop-product",
        order: null,
        details: { product: 1008, reason: "Centrifugeringshastighetsbegränsningsindikatorlampan blinkar" },
      }),
    ],
    next: null,
  },
};
export const RightToLeft: Story = { globals: { direction: "rtl" } };

import type { Meta, StoryObj } from "@storybook/react-vite";
import { aDeliveryPromise } from "../../fixtures/aDeliveryPromise.ts";
import { DeliveryLine } from "./DeliveryLine.tsx";

const meta = {
  title: "Catalog/DeliveryLine",
  component: DeliveryLine,
  args: { delivery: aDeliveryPromise() },
} satisfies Meta<typeof DeliveryLine>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Nobody knows yet where the visitor lives: days from the order, and the price. */
export const General: Story = {};

const toKiruna = { postalCode: "98131", dates: { from: "2026-11-25", to: "2026-11-27", today: "2026-11-23" } };

/** A postal code was given before: weekdays, and the place. */
export const KnownPlace: Story = { args: { delivery: aDeliveryPromise(toKiruna) } };

/** Later than a week a weekday says too little, so the date is written. */
export const OverAWeek: Story = {
  args: {
    delivery: aDeliveryPromise({
      ...toKiruna,
      dates: { from: "2026-12-23", to: "2027-01-04", today: "2026-12-18" },
    }),
  },
};

/** The first and the last day are the same: one day, and no range. */
export const OneDay: Story = {
  args: {
    delivery: aDeliveryPromise({ ...toKiruna, dates: { from: "2026-11-24", to: "2026-11-24", today: "2026-11-23" } }),
  },
};

/** Free of charge for this product alone: no limit is mentioned. */
export const Free: Story = { args: { delivery: aDeliveryPromise({ priceOre: 0, freeFromOre: null }) } };

/** This way always costs: no limit is promised. */
export const NeverFree: Story = {
  args: { delivery: aDeliveryPromise({ wayName: "Hemleverans", priceOre: 39_900, freeFromOre: null }) },
};

/** Nobody can say when it comes: that it is ordered for the buyer comes first. */
export const ToOrder: Story = { args: { delivery: aDeliveryPromise({ days: null }) } };

/** Nothing is sent by post: where it goes instead of when. */
export const Digital: Story = {
  args: {
    delivery: aDeliveryPromise({
      wayName: "Digital leverans",
      priceOre: 0,
      freeFromOre: null,
      days: null,
      isDigital: true,
    }),
  },
};

export const LongWords: Story = {
  args: {
    delivery: aDeliveryPromise({ ...toKiruna, wayName: "Fritidshusleveransanläggningstransport", priceOre: 1_249_900 }),
  },
  decorators: [(Story) => <div style={{ maxInlineSize: "14rem" }}>{Story()}</div>],
};
export const RightToLeft: Story = { args: { delivery: aDeliveryPromise(toKiruna) }, globals: { direction: "rtl" } };

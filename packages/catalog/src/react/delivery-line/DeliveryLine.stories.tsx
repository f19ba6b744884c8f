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

export const General: Story = {};

const toKiruna = { postalCode: "98131", dates: { from: "2026-11-25", to: "2026-11-27", today: "2026-11-23" } };

export const KnownPlace: Story = { args: { delivery: aDeliveryPromise(toKiruna) } };

export const OverAWeek: Story = {
  args: {
    delivery: aDeliveryPromise({
      ...toKiruna,
      dates: { from: "2026-12-23", to: "2027-01-04", today: "2026-12-18" },
    }),
  },
};

export const OneDay: Story = {
  args: {
    delivery: aDeliveryPromise({ ...toKiruna, dates: { from: "2026-11-24", to: "2026-11-24", today: "2026-11-23" } }),
  },
};

export const Free: Story = { args: { delivery: aDeliveryPromise({ priceOre: 0, freeFromOre: null }) } };

export const NeverFree: Story = {
  args: { delivery: aDeliveryPromise({ wayName: "Hemleverans", priceOre: 39_900, freeFromOre: null }) },
};

export const ToOrder: Story = { args: { delivery: aDeliveryPromise({ days: null }) } };

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

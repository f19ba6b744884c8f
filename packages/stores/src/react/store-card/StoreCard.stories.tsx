import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { aStore } from "../../fixtures/aStore.ts";
import { StoreCard } from "./StoreCard.tsx";
import { StoreDetails } from "./StoreDetails.tsx";

const meta = {
  title: "Stores/StoreCard",
  component: StoreCard,
  args: { store: aStore() },
} satisfies Meta<typeof StoreCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};
export const Open: Story = { args: { defaultOpen: true } };
export const WithDistance: Story = { args: { distance: "12 km" } };
export const OpenNow: Story = { args: { openNow: "Öppet nu, stänger 19", isOpen: true } };
export const ClosedNow: Story = { args: { openNow: "Stängt, öppnar i morgon 10" } };
/** Only name and address are known. */
export const LittleKnown: Story = {
  args: { store: aStore({ phoneNumber: "", email: "", openingHours: "", pageUrl: null }) },
};
/** The content that the card opens, on its own. */
export const Details: Story = {
  render: ({ store }) => <StoreDetails store={store} />,
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole("link", { name: args.store.phoneNumber })).toHaveAttribute("href", "tel:0855501010");
  },
};
export const LongWords: Story = {
  args: {
    defaultOpen: true,
    store: aStore({
      name: "Nordhem Vitvarudistributionscentralen i Örnsköldsviksregionen",
      fullAddress: "Industriområdesförbindelsegatan 1004 B, 891 60 Örnsköldsvik",
    }),
  },
};
export const RightToLeft: Story = { args: { defaultOpen: true }, globals: { direction: "rtl" } };

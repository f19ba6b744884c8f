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
/** Opening hours in a table, then phone and e-mail as links. */
export const Open: Story = { args: { defaultOpen: true } };
/** The distance follows the address after a dot; its number and unit are never on two lines. */
export const WithDistance: Story = { args: { distance: "12 km" } };
/** Open, and until when, in words and not by colour alone. */
export const OpenNow: Story = { args: { openNow: "Öppet nu, stänger 19", isOpen: true } };
/** Closed, and when it opens, in the colour of ordinary text. */
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

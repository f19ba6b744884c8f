import type { Meta, StoryObj } from "@storybook/react-vite";
import { aLayout } from "../../fixtures/aLayout.ts";
import { aShopSettings } from "../../fixtures/aShopSettings.ts";
import { SiteFooter } from "./SiteFooter.tsx";

const meta = {
  title: "Navigation/Site footer",
  component: SiteFooter,
  parameters: { layout: "fullscreen" },
  args: { layout: aLayout(), settings: aShopSettings() },
} satisfies Meta<typeof SiteFooter>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};
export const LittleKnown: Story = {
  args: {
    layout: aLayout({ about_pages: [], direct_pages: [], ways_to_pay: [] }),
    settings: aShopSettings({ company: { ...aShopSettings().company, phone: "", customer_service_hours: "" } }),
  },
};
/** A request for an offer is not paid. */
export const OfferMode: Story = { args: { settings: aShopSettings({ isOfferTheme: true }) } };
export const LongWords: Story = {
  args: {
    layout: aLayout({
      ways_to_pay: ["Månadsfaktura med betalningspåminnelse", "Direktbetalning från bankkonto", "Kort"],
    }),
  },
  globals: { viewport: { value: "narrow", isRotated: false } },
};
export const RightToLeft: Story = { globals: { direction: "rtl" } };

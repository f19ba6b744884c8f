import type { Meta, StoryObj } from "@storybook/react-vite";
import { aLayout } from "../../fixtures/aLayout.ts";
import { aShopSettings } from "../../fixtures/aShopSettings.ts";
import { SiteFooter } from "./SiteFooter.tsx";

const meta = {
  title: "Navigation/SiteFooter",
  component: SiteFooter,
  parameters: { layout: "fullscreen" },
  args: { layout: aLayout(), settings: aShopSettings() },
} satisfies Meta<typeof SiteFooter>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};
/** No phone, no hours, no pages of its own and no ways to pay: each is left out, and no heading is left alone. */
export const LittleKnown: Story = {
  args: {
    layout: aLayout({ aboutPages: [], directPages: [], waysToPay: [] }),
    settings: aShopSettings({ company: { ...aShopSettings().company, phone: "", customerServiceHours: "" } }),
  },
};
/** A quote request is not paid. */
export const QuoteMode: Story = { args: { settings: aShopSettings({ isQuote: true }) } };
export const LongWords: Story = {
  args: {
    layout: aLayout({
      waysToPay: ["Månadsfaktura med betalningspåminnelse", "Direktbetalning från bankkonto", "Kort"],
    }),
  },
  globals: { viewport: { value: "narrow", isRotated: false } },
};
export const RightToLeft: Story = { globals: { direction: "rtl" } };

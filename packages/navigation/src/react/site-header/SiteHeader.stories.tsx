import type { Meta, StoryObj } from "@storybook/react-vite";
import { aLayout } from "../../fixtures/aLayout.ts";
import { aShopSettings } from "../../fixtures/aShopSettings.ts";
import { SiteHeader } from "./SiteHeader.tsx";

const meta = {
  title: "Navigation/SiteHeader",
  component: SiteHeader,
  parameters: { layout: "fullscreen" },
  args: { layout: aLayout(), settings: aShopSettings(), path: "/kategori/vitvaror/tvatt-tork" },
} satisfies Meta<typeof SiteHeader>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};

export const WithItemsInCart: Story = {
  args: { layout: aLayout({ cart: { itemCount: 12, productsOre: 1_398_000 } }), query: "tvättmaskin" },
};

export const WithoutShop: Story = {
  args: { settings: aShopSettings({ ecommerceDisabled: true, hideSearch: true }) },
};

export const ManyCategories: Story = {
  args: {
    layout: aLayout({
      categories: [1, 2, 3].flatMap((round) =>
        aLayout().categories.map((category) => ({ ...category, url: `${category.url}-${round}` })),
      ),
    }),
    settings: aShopSettings({ shopName: "Nordhem Hushållsmaskiner" }),
  },
};

export const LongWords: Story = {
  args: { settings: aShopSettings({ shopName: "Hushållsmaskinstillverkningsaktiebolagets fabriksbutik" }) },
};
export const RightToLeft: Story = { globals: { direction: "rtl" } };

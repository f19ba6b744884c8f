import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
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

/** A name is never broken inside; its letters are as small as its longest word needs. */
const longNames = ["Nordhem", "Vitvaruexperten", "Elektronikvaruhuset Norrland"];

export const LongNames: Story = {
  render: (args) => (
    <>
      {longNames.map((shopName) => (
        <SiteHeader key={shopName} {...args} settings={aShopSettings({ shopName })} menu={null} />
      ))}
    </>
  ),
  globals: { viewport: { value: "phone", isRotated: false } },
  play: async ({ canvasElement }) => {
    const names = [...canvasElement.querySelectorAll<HTMLElement>(".torg-site-header__logo")];
    await expect(names).toHaveLength(longNames.length);
    for (const name of names) {
      const lines = document.createRange();
      lines.selectNodeContents(name);
      const tops = new Set([...lines.getClientRects()].map(({ top }) => Math.round(top)));
      await expect(tops.size).toBeLessThanOrEqual(name.textContent.split(" ").length);
      await expect(name.scrollWidth).toBeLessThanOrEqual(name.clientWidth);
    }
  },
};
export const LongNamesInWorkwear: Story = { ...LongNames, globals: { ...LongNames.globals, theme: "team-workwear" } };
export const LongNamesOnANarrowPhone: Story = {
  ...LongNames,
  globals: { theme: "team-workwear", viewport: { value: "narrow", isRotated: false } },
};

export const LongWords: Story = {
  args: { settings: aShopSettings({ shopName: "Hushållsmaskinstillverkningsaktiebolagets fabriksbutik" }) },
};
export const RightToLeft: Story = { globals: { direction: "rtl" } };

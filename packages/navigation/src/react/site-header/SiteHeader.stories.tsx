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

/** Every line of a name has whole words; the font size fits the longest one. */
const wholeWords: Story = {
  globals: { viewport: { value: "phone", isRotated: false } },
  play: async ({ canvasElement }) => {
    const name = canvasElement.querySelector<HTMLElement>(".torg-site-header__logo");
    const text = document.createRange();
    text.selectNodeContents(name ?? canvasElement);
    const lines = new Set([...text.getClientRects()].map(({ top }) => Math.round(top)));
    await expect(lines.size).toBeLessThanOrEqual((name?.textContent ?? "").split(" ").length);
    await expect(name?.scrollWidth).toBeLessThanOrEqual(name?.clientWidth ?? 0);
  },
};
const inWorkwear = { ...wholeWords.globals, theme: "team-workwear" };
const onANarrowPhone = { theme: "team-workwear", viewport: { value: "narrow", isRotated: false } };

export const ShortNameInWorkwear: Story = { ...wholeWords, globals: inWorkwear };
export const LongName: Story = { ...wholeWords, args: { settings: aShopSettings({ shopName: "Vitvaruexperten" }) } };
export const LongNameInWorkwear: Story = { ...LongName, globals: inWorkwear };
/** 320 pixels wide: the font size of the name shrinks until its longest word fits. */
export const LongNameOnANarrowPhone: Story = { ...LongName, globals: onANarrowPhone };
export const NameOfTwoWords: Story = {
  ...wholeWords,
  args: { settings: aShopSettings({ shopName: "Elektronikvaruhuset Norrland" }) },
  globals: onANarrowPhone,
};

export const LongWords: Story = {
  args: { settings: aShopSettings({ shopName: "Hushållsmaskinstillverkningsaktiebolagets fabriksbutik" }) },
};
export const RightToLeft: Story = { globals: { direction: "rtl" } };

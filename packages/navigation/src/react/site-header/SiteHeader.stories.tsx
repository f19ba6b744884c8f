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

/** The number of pieces is on the cart, and the field keeps the words that were searched for. */
export const WithItemsInCart: Story = {
  args: { layout: aLayout({ cart: { itemCount: 12, productsOre: 1_398_000 } }), query: "tvättmaskin" },
};

/** A shop that sells nothing online and has no search: no cart, no field and no categories; its pages stay. */
export const WithoutShop: Story = {
  args: { settings: aShopSettings({ ecommerceDisabled: true, hideSearch: true }) },
};

/** Many categories and a long name: on a wide screen the row wraps where they do not fit, and none is cut off. */
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

/** A short name on a phone in the theme Team Workwear: on one line, beside menu and cart. */
export const ShortNameInWorkwear: Story = { ...wholeWords, globals: inWorkwear };
/** A name of one long word on a phone: its letters shrink until it fits, and it is never broken. */
export const LongName: Story = { ...wholeWords, args: { settings: aShopSettings({ shopName: "Vitvaruexperten" }) } };
/** The same long word in Team Workwear, whose letters are heavier: it is not broken there either. */
export const LongNameInWorkwear: Story = { ...LongName, globals: inWorkwear };
/** 320 pixels wide: the font size of the name shrinks until its longest word fits. */
export const LongNameOnANarrowPhone: Story = { ...LongName, globals: onANarrowPhone };
/** 320 pixels wide: a name of two words breaks between them, and the longer one decides the size. */
export const NameOfTwoWords: Story = {
  ...wholeWords,
  args: { settings: aShopSettings({ shopName: "Elektronikvaruhuset Norrland" }) },
  globals: onANarrowPhone,
};

export const LongWords: Story = {
  args: { settings: aShopSettings({ shopName: "Hushållsmaskinstillverkningsaktiebolagets fabriksbutik" }) },
};
export const RightToLeft: Story = { globals: { direction: "rtl" } };

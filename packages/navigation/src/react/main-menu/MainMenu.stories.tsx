import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { aLayout } from "../../fixtures/aLayout.ts";
import { aShopSettings } from "../../fixtures/aShopSettings.ts";
import { SiteHeader } from "../site-header/SiteHeader.tsx";
import { MainMenu } from "./MainMenu.tsx";

const meta = {
  title: "Navigation/MainMenu",
  component: MainMenu,
  parameters: { layout: "fullscreen" },
  args: { layout: aLayout(), settings: aShopSettings(), path: "/kategori/vitvaror/tvatt-tork" },
  // Includes the button that opens it on a small screen.
  render: ({ layout, path = "" }) => <SiteHeader layout={layout} settings={aShopSettings()} path={path} />,
} satisfies Meta<typeof MainMenu>;

export default meta;
type Story = StoryObj<typeof meta>;

const phone = { viewport: { value: "phone", isRotated: false } };

/** A row of categories on a wide screen; the one that the page belongs to is underlined. */
export const Bar: Story = {};

/** As wide as the page: the whole category first, its subcategories in columns, then brands and a picture. */
export const Flyout: Story = {
  play: async ({ canvasElement, userEvent }) => {
    const menu = within(canvasElement);
    await userEvent.click(menu.getByRole("button", { name: "Visa undermeny för Vitvaror", hidden: true }));
    await expect(canvasElement.querySelector("#meny-1")?.matches(":popover-open")).toBe(true);
  },
};

/** On a phone the menu comes in from the side over the dimmed page; its heading has the focus. */
export const Panel: Story = {
  globals: phone,
  play: async ({ canvasElement }) => {
    canvasElement.querySelector<HTMLElement>("#meny")?.showPopover();
    await expect(within(canvasElement).getByRole("heading", { name: "Meny" })).toHaveFocus();
  },
};

/** Three panels deep: the heading says where one is, and the way back names the panel before. */
export const SubPanel: Story = {
  globals: phone,
  play: async ({ canvasElement }) => {
    for (const id of ["meny", "meny-produkter", "meny-1"]) document.getElementById(id)?.showPopover();
    const panel = within(canvasElement);
    await expect(panel.getByRole("heading", { name: "Vitvaror" })).toHaveFocus();
    await expect(panel.getByRole("button", { name: "Tillbaka till Kategorier" })).toBeVisible();
  },
};

export const LongWords: Story = {
  args: {
    layout: aLayout({
      categories: aLayout().categories.map((category) => ({
        ...category,
        name: `${category.name} och varumärkesskyddade reservdelar`,
      })),
    }),
  },
};

export const RightToLeft: Story = { globals: { direction: "rtl" } };

export const ByKeyboard: Story = {
  play: async ({ canvasElement, userEvent }) => {
    const menu = within(canvasElement);
    const button = menu.getByRole("button", { name: "Visa undermeny för Vitvaror", hidden: true });
    const flyout = canvasElement.querySelector("#meny-1");
    button.focus();
    await userEvent.keyboard("{Enter}");
    await expect(flyout?.matches(":popover-open")).toBe(true);
    await userEvent.tab();
    await expect(menu.getByRole("link", { name: "Allt inom Vitvaror" })).toHaveFocus();
  },
};

import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { GoToCheckoutBar } from "./GoToCheckoutBar.tsx";

const meta = {
  title: "Cart/GoToCheckoutBar",
  component: GoToCheckoutBar,
  args: { href: "#kassa", isShown: true, label: "Kassa", children: "Gå till kassan" },
  globals: { viewport: { value: "phone", isRotated: false } },
} satisfies Meta<typeof GoToCheckoutBar>;

export default meta;
type Story = StoryObj<typeof meta>;

/** 64 pixels at the lower edge of a phone: the whole bar is one link to the checkout. */
export const Shown: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole("navigation", { name: "Kassa" }).getBoundingClientRect().height).toBe(64);
    await userEvent.tab();
    await expect(canvas.getByRole("link", { name: "Gå till kassan" })).toHaveFocus();
  },
};

/** With an empty cart the bar takes no space, and Tab skips its link. */
export const Hidden: Story = {
  args: { isShown: false },
  play: async ({ canvasElement, userEvent }) => {
    await expect(canvasElement.querySelector("nav")?.getBoundingClientRect().height).toBe(0);
    await userEvent.tab();
    await expect(canvasElement.querySelector("a")).not.toHaveFocus();
  },
};

export const QuoteMode: Story = { args: { label: "Offert", children: "Till offertförfrågan" } };

export const LongWords: Story = {
  args: { children: "Till leveransadressen och betalsättet" },
  globals: { viewport: { value: "narrow", isRotated: false } },
};

export const RightToLeft: Story = { globals: { direction: "rtl" } };

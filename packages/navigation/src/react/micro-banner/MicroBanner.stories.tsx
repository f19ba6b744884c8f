import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { createMicroBannerState } from "../../state/createMicroBannerState.ts";
import { MicroBanner } from "./MicroBanner.tsx";

const nowhere = { getItem: () => null, setItem: () => undefined };

const meta = {
  title: "Navigation/MicroBanner",
  component: MicroBanner,
  parameters: { layout: "fullscreen" },
  args: { banner: { text: "Fri frakt över 1 000 kr", url: null, sticky: false, closable: true } },
} satisfies Meta<typeof MicroBanner>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};
/** All of the line is a link; it stays at the top while the page scrolls, and cannot be closed. */
export const Linked: Story = {
  args: { banner: { text: "Vårkampanj hela veckan", url: "/sidor/varkampanj", sticky: true, closable: false } },
};
/** Closed with its button: the line is gone, and no space is kept for it. */
export const Closing: Story = {
  args: { state: createMicroBannerState(nowhere) },
  play: async ({ canvasElement, userEvent }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole("button", { name: "Stäng" }));
    await expect(canvas.queryByText("Fri frakt över 1 000 kr")).toBeNull();
  },
};

/** A long word breaks, and the close button stays. */
export const LongWords: Story = {
  args: {
    banner: {
      text: "Hushållsmaskinsutförsäljningserbjudandet gäller till och med söndag, eller så länge lagret räcker",
      url: "/sidor/varkampanj",
      sticky: false,
      closable: true,
    },
  },
};
export const RightToLeft: Story = { globals: { direction: "rtl" } };

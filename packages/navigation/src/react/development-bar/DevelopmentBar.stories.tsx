import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { DevelopmentBar } from "./DevelopmentBar.tsx";

const meta = {
  title: "Navigation/DevelopmentBar",
  component: DevelopmentBar,
  parameters: { layout: "fullscreen" },
  args: { theme: "standard", pages: [{ title: "Kassa", path: "/kassa/leverans" }] },
} satisfies Meta<typeof DevelopmentBar>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Only its name, in a corner of the window. */
export const Closed: Story = {};

/** The themes, with the current one marked, and links to pages. */
export const Opened: Story = {
  play: async ({ canvasElement, userEvent }) => {
    const bar = within(canvasElement);
    await userEvent.click(bar.getByText("Utveckling", { selector: "summary" }));
    await expect(bar.getByRole("link", { name: "Standard" })).toHaveAttribute("aria-current", "true");
  },
};

/** Their number stands beside the name also when it is closed; opened, it says what the page lacks by law. */
export const WithWarnings: Story = {
  args: { warnings: ["Produktsäkerhet: tillverkare saknas."] },
  play: async ({ canvasElement, userEvent }) => {
    const bar = within(canvasElement);
    await userEvent.click(bar.getByText(/Utveckling/, { selector: "summary" }));
    await expect(bar.getByText("Produktsäkerhet: tillverkare saknas.")).toBeVisible();
  },
};

/** The themes alone: the heading of the pages is left out as well. */
export const WithoutPages: Story = { ...Opened, args: { pages: [] } };

export const ByKeyboard: Story = {
  play: async ({ canvasElement, userEvent }) => {
    const bar = within(canvasElement);
    const summary = bar.getByText("Utveckling", { selector: "summary" });
    await userEvent.tab();
    await expect(summary).toHaveFocus();
    // The browser's action for Enter, which simulated keys do not trigger.
    summary.click();
    await userEvent.tab();
    await userEvent.tab();
    await expect(bar.getByRole("link", { name: "Team Workwear" })).toHaveFocus();
  },
};

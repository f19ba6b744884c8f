import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { ConfirmationView } from "./ConfirmationView.tsx";

const meta = {
  title: "Checkout/ConfirmationView",
  component: ConfirmationView,
  args: { orderId: 100_301 },
} satisfies Meta<typeof ConfirmationView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { name: "Tack för din beställning!" })).toBeVisible();
    await expect(canvas.getByText("Ordernummer: 100301")).toBeVisible();
  },
};

import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { LongText } from "./LongText.tsx";

const sentence =
  "Tvättmaskinen har en borstlös motor som är både tyst och slitstark, och känner själv av hur mycket tvätt som ligger i trumman. ";

const meta = {
  title: "Kit/LongText",
  component: LongText,
  args: { text: sentence.repeat(9), moreLabel: "Läs mer", lessLabel: "Läs mindre" },
  decorators: [(Part) => <div style={{ maxInlineSize: "44rem" }}>{Part()}</div>],
} satisfies Meta<typeof LongText>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Long: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    await expect(canvasElement.innerText.length).toBeLessThan(740);
    await userEvent.tab();
    await userEvent.keyboard("{Enter}");
    await expect(canvas.getByRole("button", { name: "Läs mindre" })).toHaveFocus();
    await expect(canvasElement.innerText.length).toBeGreaterThan(1100);
    await userEvent.keyboard("{Enter}");
  },
};
export const Short: Story = {
  args: { text: sentence },
  play: async ({ canvas }) => expect(canvas.queryByRole("button")).toBeNull(),
};
export const List: Story = {
  args: { text: "- Energiklass A\n- 9 kg\n\n- Ångprogram mot skrynklor" },
  play: async ({ canvas }) => expect(canvas.getAllByRole("listitem")).toHaveLength(3),
};

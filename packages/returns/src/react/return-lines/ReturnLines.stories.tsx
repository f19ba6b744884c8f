import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { ReturnLines } from "./ReturnLines.tsx";

const meta = {
  title: "Returns/ReturnLines",
  component: ReturnLines,
  args: {
    lines: [
      { productId: 1001, name: "Tvättmaskin NV 8014", quantity: 1 },
      { productId: 1002, name: "Luddfilter till torktumlare, förpackning om två", quantity: 3 },
    ],
    words: {
      legend: "Produkter",
      hint: "Ange hur många du vill lämna tillbaka.",
      bought: (count) => `av ${count}`,
    },
    chosen: ({ quantity }) => quantity,
  },
} satisfies Meta<typeof ReturnLines>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("spinbutton", { name: /Luddfilter/ })).toHaveValue(3);
  },
};
/** The reason is below the goods, each of which shows how many were bought; the first has the focus. */
export const NothingChosen: Story = { args: { chosen: () => 0, error: "Välj minst en vara." } };
export const LongWords: Story = {
  args: {
    lines: [{ productId: 1, name: "Luftkonditioneringsanläggningstillbehörssats för fritidshus", quantity: 12 }],
  },
  decorators: [(Story) => <div style={{ maxInlineSize: "18rem" }}>{Story()}</div>],
};

export const RightToLeft: Story = { globals: { direction: "rtl" } };

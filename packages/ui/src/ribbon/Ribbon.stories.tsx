import type { Meta, StoryObj } from "@storybook/react-vite";
import { Ribbon } from "./Ribbon.tsx";

const meta = {
  title: "Kit/Ribbon",
  component: Ribbon,
  args: { children: "Kampanj" },
  decorators: [
    (Part) => (
      <div
        style={{
          position: "relative",
          inlineSize: "14rem",
          blockSize: "14rem",
          borderRadius: "var(--torg-radius-2)",
          background: "var(--torg-color-sunken)",
        }}
      >
        {Part()}
      </div>
    ),
  ],
} satisfies Meta<typeof Ribbon>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Accent: Story = {};
export const Reduced: Story = { args: { tone: "reduced", children: "Black Week" } };
export const LongWords: Story = {
  args: { tone: "neutral", children: "Utförsäljning av demonstrationsexemplar i butik" },
};

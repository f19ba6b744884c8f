import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Row } from "../testing/Row.tsx";
import { inRoom } from "../testing/inRoom.tsx";
import { swatchNotes } from "./Swatch.notes.ts";
import { Swatch } from "./Swatch.tsx";

const beside = { display: "flex", alignItems: "center", gap: "var(--torg-space-2)" } as const;

const meta = {
  title: "Kit/Swatch",
  component: Swatch,
  args: { colors: ["#1d4ed8"] },
  render: (args) => (
    <p style={beside}>
      <Swatch {...args} /> Blå
    </p>
  ),
  parameters: { notes: swatchNotes },
} satisfies Meta<typeof Swatch>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {
  play: async ({ canvasElement }) => {
    const { width, height } = canvasElement.querySelector(".torg-swatch")?.getBoundingClientRect() ?? {};
    await expect([width, height]).toEqual([20, 20]);
  },
};
export const SeveralColors: Story = {
  render: () => (
    <Row stacked>
      <span style={beside}>
        <Swatch colors={["#1d4ed8", "#facc15"]} /> Blå och gul
      </span>
      <span style={beside}>
        <Swatch colors={["#b91c1c", "#ffffff", "#111111"]} /> Röd, vit och svart
      </span>
    </Row>
  ),
};
export const WhiteAndBlack: Story = {
  render: () => (
    <Row stacked>
      <span style={beside}>
        <Swatch colors={["#ffffff"]} /> Vit
      </span>
      <span style={beside}>
        <Swatch colors={["#000000"]} /> Svart
      </span>
    </Row>
  ),
};
export const Unknown: Story = {
  render: () => (
    <p style={beside}>
      <Swatch colors={[]} /> Blandade färger
    </p>
  ),
};
export const LongWords: Story = {
  decorators: [inRoom("9rem")],
  render: (args) => (
    <p style={beside}>
      <Swatch {...args} />{" "}
      <span style={{ minInlineSize: 0, overflowWrap: "anywhere" }}>Mellanblåmelerad bomullstrikå</span>
    </p>
  ),
};
export const RightToLeft: Story = { globals: { direction: "rtl" } };

import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Row } from "../testing/Row.tsx";
import { Spinner } from "./Spinner.tsx";
import { spinnerNotes } from "./Spinner.notes.ts";

const meta = {
  title: "Kit/Spinner",
  component: Spinner,
  args: { label: "Laddar" },
  parameters: { notes: spinnerNotes },
} satisfies Meta<typeof Spinner>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Turning: Story = {
  play: async ({ canvas }) => expect(canvas.getByRole("status")).toHaveTextContent("Laddar"),
};
export const BesideWords: Story = {
  render: () => (
    <output style={{ display: "flex", alignItems: "center", gap: "0.75rem" }}>
      <Spinner style={{ inlineSize: "1.25rem", blockSize: "1.25rem" }} /> Hämtar fraktsätt …
    </output>
  ),
  play: async ({ canvas }) => expect(canvas.getAllByRole("status")).toHaveLength(1),
};
export const Sizes: Story = {
  render: () => (
    <Row>
      <Spinner label="Laddar" style={{ inlineSize: "1.25rem", blockSize: "1.25rem" }} />
      <Spinner label="Laddar bilden" />
      <Spinner label="Laddar sidan" style={{ inlineSize: "4rem", blockSize: "4rem" }} />
    </Row>
  ),
};
export const RightToLeft: Story = { globals: { direction: "rtl" } };

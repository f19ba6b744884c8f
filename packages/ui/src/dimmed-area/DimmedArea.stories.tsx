import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { inRoom } from "../testing/inRoom.tsx";
import { DimmedArea } from "./DimmedArea.tsx";
import { dimmedAreaNotes } from "./DimmedArea.notes.ts";

const boxes = (names: readonly string[], height = "4rem") => (
  <div style={{ display: "grid", gap: "1rem", gridTemplateColumns: "repeat(auto-fit, minmax(7rem, 1fr))" }}>
    {names.map((name) => (
      <div key={name} style={{ padding: `${height} 1rem`, background: "var(--torg-color-sunken)" }}>
        {name}
      </div>
    ))}
  </div>
);

const meta = {
  title: "Kit/DimmedArea",
  component: DimmedArea,
  args: { busy: true, label: "Laddar", children: boxes(["Bosch", "Siemens", "Electrolux"]) },
  parameters: { notes: dimmedAreaNotes },
} satisfies Meta<typeof DimmedArea>;

export default meta;
type Story = StoryObj<typeof meta>;

export const AtRest: Story = {
  args: { busy: false },
  play: async ({ canvas }) => expect(canvas.getByRole("status")).toBeEmptyDOMElement(),
};
export const Busy: Story = {
  play: async ({ canvas }) => expect(canvas.getByRole("status")).toHaveTextContent("Laddar"),
};
export const Tall: Story = { args: { children: boxes(["Bosch", "Siemens"], "24rem") } };
export const Empty: Story = { args: { children: null } };
export const LongWords: Story = {
  args: { children: boxes(["Överbelastningsskyddsindikatorlampa"]) },
  decorators: [inRoom("10rem")],
};
export const RightToLeft: Story = { globals: { direction: "rtl" } };

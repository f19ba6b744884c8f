import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Row } from "../testing/Row.tsx";
import { inRoom } from "../testing/inRoom.tsx";
import { Tag } from "./Tag.tsx";
import { tagNotes } from "./Tag.notes.ts";

const meta = {
  title: "Kit/Tag",
  component: Tag,
  args: { href: "/tvatt/tvattmaskiner", children: "Tvättmaskiner" },
  parameters: { notes: tagNotes },
} satisfies Meta<typeof Tag>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};
export const Current: Story = { args: { "aria-current": "page" } };
export const ChosenFilters: Story = {
  render: () => (
    <Row>
      <Tag href="?" removes aria-label="Ta bort filtret Bosch">
        Bosch
      </Tag>
      <Tag href="?" removes aria-label="Ta bort filtret Energiklass A">
        Energiklass A
      </Tag>
      <Tag href="?" removes aria-label="Ta bort filtret 5 000–9 000 kr">
        5 000–9 000 kr
      </Tag>
      <Tag href="?">Rensa alla</Tag>
    </Row>
  ),
};
export const ByKeyboard: Story = {
  render: () => (
    <Row>
      <Tag href="?" removes aria-label="Ta bort filtret Bosch">
        Bosch
      </Tag>
      <Tag href="?">Rensa alla</Tag>
    </Row>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole("link", { name: "Ta bort filtret Bosch" })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole("link", { name: "Rensa alla" })).toHaveFocus();
  },
};
export const LongWords: Story = {
  args: {
    removes: true,
    "aria-label": "Ta bort filtret Överbelastningsskyddsindikatorlampa",
    children: "Överbelastningsskyddsindikatorlampa",
  },
  decorators: [inRoom("11rem")],
};
export const RightToLeft: Story = {
  args: { removes: true, "aria-label": "Ta bort filtret Tvättmaskiner" },
  globals: { direction: "rtl" },
};

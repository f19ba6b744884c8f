import type { Meta, StoryObj } from "@storybook/react-vite";
import { Row } from "../testing/Row.tsx";
import { Tag } from "./Tag.tsx";

const meta = {
  title: "Kit/Tag",
  component: Tag,
  args: { href: "/tvatt/tvattmaskiner", children: "Tvättmaskiner" },
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

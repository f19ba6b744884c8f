import type { Meta, StoryObj } from "@storybook/react-vite";
import { Button } from "../button/Button.tsx";
import { Icon } from "../icon/Icon.tsx";
import { filterIcon } from "../icon/icons.ts";
import { Row } from "../testing/Row.tsx";
import { CountBadge } from "./CountBadge.tsx";
import { countBadgeNotes } from "./CountBadge.notes.ts";

const meta = {
  title: "Kit/CountBadge",
  component: CountBadge,
  args: { children: 3 },
  parameters: { notes: countBadgeNotes },
} satisfies Meta<typeof CountBadge>;

export default meta;
type Story = StoryObj<typeof meta>;

export const One: Story = {};
export const MoreDigits: Story = {
  render: () => (
    <Row>
      <CountBadge>1</CountBadge>
      <CountBadge>12</CountBadge>
      <CountBadge>128</CountBadge>
    </Row>
  ),
};
export const OnButton: Story = {
  render: (args) => (
    <Button aria-label="Filtrera, 3 valda">
      <Icon icon={filterIcon} />
      Filtrera <CountBadge {...args} />
    </Button>
  ),
};
export const RightToLeft: Story = { ...OnButton, globals: { direction: "rtl" } };

import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { Icon } from "../icon/Icon.tsx";
import { arrowLeftIcon } from "../icon/icons.ts";
import { Row } from "../testing/Row.tsx";
import { inRoom } from "../testing/inRoom.tsx";
import { linkButtonNotes } from "./LinkButton.notes.ts";
import { LinkButton } from "./LinkButton.tsx";

const meta = {
  title: "Kit/LinkButton",
  component: LinkButton,
  parameters: { notes: linkButtonNotes },
  args: { href: "/kassa/leverans", children: "Gå till kassan", onClick: fn((event) => event.preventDefault()) },
} satisfies Meta<typeof LinkButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Primary: Story = { args: { variant: "primary" } };

export const Secondary: Story = {};

export const Quiet: Story = { args: { variant: "quiet", children: "Fortsätt handla" } };

export const Sizes: Story = {
  render: (args) => (
    <Row>
      <LinkButton {...args} size="small" />
      <LinkButton {...args} size="medium" />
      <LinkButton {...args} size="large" variant="primary" />
    </Row>
  ),
};

export const Wide: Story = { args: { variant: "primary", size: "large", wide: true } };

export const LongWords: Story = {
  args: { variant: "primary", children: "Visa samtliga kylskåpskombinationer och vitvarupaket" },
  decorators: [inRoom("11rem")],
};

export const RightToLeft: Story = {
  args: {
    children: (
      <>
        Gå till kassan <Icon icon={arrowLeftIcon} />
      </>
    ),
  },
  globals: { direction: "rtl" },
};

export const ByKeyboard: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole("link", { name: "Gå till kassan" })).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};

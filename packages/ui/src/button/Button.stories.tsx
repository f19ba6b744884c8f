import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { Icon } from "../icon/Icon.tsx";
import { cartIcon, trashIcon } from "../icon/icons.ts";
import { Row } from "../testing/Row.tsx";
import { Button } from "./Button.tsx";

const meta = {
  title: "Kit/Button",
  component: Button,
  args: { children: "Lägg i varukorgen", onClick: fn() },
} satisfies Meta<typeof Button>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Primary: Story = {
  args: { variant: "primary" },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole("button")).toHaveFocus();
    await userEvent.keyboard("{Enter} ");
    await expect(args.onClick).toHaveBeenCalledTimes(2);
  },
};

export const Secondary: Story = {};

export const Quiet: Story = { args: { variant: "quiet", children: "Visa alla resultat" } };

export const Danger: Story = {
  args: {
    variant: "danger",
    children: (
      <>
        <Icon icon={trashIcon} /> Töm varukorgen
      </>
    ),
  },
};

export const WithIcon: Story = {
  args: {
    variant: "primary",
    children: (
      <>
        <Icon icon={cartIcon} /> Lägg i varukorgen
      </>
    ),
  },
};

export const Sizes: Story = {
  render: (args) => (
    <Row>
      <Button {...args} size="small" />
      <Button {...args} size="medium" />
      <Button {...args} size="large" variant="primary" />
    </Row>
  ),
};

export const Wide: Story = { args: { variant: "primary", size: "large", wide: true, children: "Till kassan" } };

export const Disabled: Story = {
  render: (args) => (
    <Row>
      <Button {...args} disabled variant="primary" />
      <Button {...args} disabled />
      <Button {...args} disabled variant="quiet" />
    </Row>
  ),
};

export const Busy: Story = {
  args: { variant: "primary", busy: true, children: "Lägger till" },
  play: async ({ canvas, userEvent, args }) => {
    const button = canvas.getByRole("button");
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect(args.onClick).not.toHaveBeenCalled();
    await expect(button).toHaveAttribute("aria-busy", "true");
  },
};

export const LongWordsInLittleRoom: Story = {
  args: { variant: "primary", children: "Lägg till i offertförfrågan för företagskunder" },
  decorators: [(Part) => <div style={{ inlineSize: "11rem" }}>{Part()}</div>],
};

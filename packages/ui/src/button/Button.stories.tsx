import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { Icon } from "../icon/Icon.tsx";
import { cartIcon, trashIcon } from "../icon/icons.ts";
import { Row } from "../testing/Row.tsx";
import { inRoom } from "../testing/inRoom.tsx";
import { buttonNotes } from "./Button.notes.ts";
import { Button } from "./Button.tsx";

const meta = {
  title: "Kit/Button",
  component: Button,
  parameters: { notes: buttonNotes },
  args: { children: "Lägg i varukorgen", onClick: fn() },
} satisfies Meta<typeof Button>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Primary: Story = { args: { variant: "primary" } };

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
      <Button {...args} disabled variant="danger" />
      <Button {...args} aria-disabled aria-describedby="skal" variant="primary" />
      <span id="skal">Max 3 per kund</span>
    </Row>
  ),
};

export const Busy: Story = {
  args: { variant: "primary" },
  render: (args) => (
    <Row>
      <Button {...args} />
      <Button {...args} busy />
      <Button {...args} busy variant="secondary" size="small" />
      <Button {...args} busy variant="quiet">
        <Icon icon={cartIcon} /> {args.children}
      </Button>
    </Row>
  ),
  play: async ({ canvas }) => {
    const [idle, busy] = canvas.getAllByRole("button", { name: "Lägg i varukorgen" });
    await expect(busy?.offsetWidth).toBe(idle?.offsetWidth);
    await expect(busy).toHaveAttribute("aria-busy", "true");
  },
};

export const LongWords: Story = {
  args: { variant: "primary", children: "Lägg i offertförfrågan för fastighetsförvaltningsföretag" },
  decorators: [inRoom("11rem")],
};

export const RightToLeft: Story = {
  args: {
    variant: "primary",
    children: (
      <>
        <Icon icon={cartIcon} /> Lägg i varukorgen
      </>
    ),
  },
  globals: { direction: "rtl" },
};

export const ByKeyboard: Story = {
  render: (args) => (
    <Row>
      <Button {...args} variant="primary">
        Köp
      </Button>
      <Button {...args} busy>
        Sparar
      </Button>
      <Button {...args} disabled>
        Slut
      </Button>
      <Button {...args} aria-disabled>
        Max 3 per kund
      </Button>
    </Row>
  ),
  play: async ({ canvas, userEvent, args, step }) => {
    const button = (name: string) => canvas.getByRole("button", { name });

    await step("Enter and Space press", async () => {
      await userEvent.tab();
      await expect(button("Köp")).toHaveFocus();
      await userEvent.keyboard("{Enter} ");
      await expect(args.onClick).toHaveBeenCalledTimes(2);
    });

    await step("a busy button is reached and not pressed", async () => {
      await userEvent.tab();
      await expect(button("Sparar")).toHaveFocus();
      await userEvent.keyboard("{Enter} ");
      await expect(args.onClick).toHaveBeenCalledTimes(2);
      await expect(button("Sparar")).toHaveFocus();
    });

    await step("a disabled one is passed, one with aria-disabled is not", async () => {
      await userEvent.tab();
      await expect(button("Max 3 per kund")).toHaveFocus();
      await userEvent.keyboard("{Enter}");
      await expect(args.onClick).toHaveBeenCalledTimes(2);
    });
  },
};

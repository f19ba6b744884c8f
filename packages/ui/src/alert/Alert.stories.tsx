import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { LinkButton } from "../link-button/LinkButton.tsx";
import { Alert } from "./Alert.tsx";

const meta = {
  title: "Kit/Alert",
  component: Alert,
  args: { children: "Leveranser till Gotland tar just nu en dag längre." },
  decorators: [(Part) => <div style={{ maxInlineSize: "40rem" }}>{Part()}</div>],
} satisfies Meta<typeof Alert>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Info: Story = {};
export const Positive: Story = {
  args: {
    tone: "positive",
    title: "Produkten är tillagd i din varukorg",
    children: "Bosch WGG244ZISN Tvättmaskin",
    actions: (
      <LinkButton href="/kassa/leverans" variant="primary" size="small">
        Gå till kassan
      </LinkButton>
    ),
  },
};
export const Warning: Story = { args: { tone: "warning", children: "Det finns bara två kvar i lager." } };
export const Danger: Story = {
  args: { tone: "danger", title: "Något gick fel", children: "Vi kunde inte nå servern. Försök igen om en stund." },
  play: async ({ canvas }) => expect(canvas.getByRole("alert")).toBeVisible(),
};
export const Dismissible: Story = {
  args: { onDismiss: fn(), dismissLabel: "Stäng" },
  play: async ({ userEvent, args }) => {
    await userEvent.tab();
    await userEvent.keyboard("{Enter}");
    await expect(args.onDismiss).toHaveBeenCalledOnce();
  },
};

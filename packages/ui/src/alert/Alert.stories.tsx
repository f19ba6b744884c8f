import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { Button } from "../button/Button.tsx";
import { LinkButton } from "../link-button/LinkButton.tsx";
import { inRoom } from "../testing/inRoom.tsx";
import { Alert } from "./Alert.tsx";
import { alertNotes } from "./Alert.notes.ts";

const meta = {
  title: "Kit/Alert",
  component: Alert,
  args: { children: "Leveranser till Gotland tar just nu en dag längre." },
  parameters: { notes: alertNotes },
  decorators: [inRoom("40rem", "at most")],
} satisfies Meta<typeof Alert>;

export default meta;
type Story = StoryObj<typeof meta>;

const dismissible = { onDismiss: fn(), dismissLabel: "Stäng" } as const;
const toCheckout = (
  <LinkButton href="/kassa/leverans" variant="primary" size="small">
    Gå till kassan
  </LinkButton>
);

export const Info: Story = {
  play: async ({ canvas }) => expect(canvas.getByRole("status")).toHaveTextContent("Gotland"),
};
export const Positive: Story = {
  args: {
    tone: "positive",
    title: "Produkten är tillagd i din varukorg",
    children: "Nordhem NV 8014 Tvättmaskin",
    actions: toCheckout,
  },
};
export const Warning: Story = { args: { tone: "warning", children: "Det finns bara två kvar i lager." } };
export const Danger: Story = {
  args: { tone: "danger", title: "Något gick fel", children: "Vi kunde inte nå servern. Försök igen om en stund." },
  play: async ({ canvas }) => expect(canvas.getByRole("alert")).toBeVisible(),
};
export const Dismissible: Story = { args: dismissible };
export const TitleOnly: Story = { args: { tone: "positive", title: "Sparat!", children: undefined } };
export const Overflow: Story = {
  args: {
    ...dismissible,
    tone: "warning",
    title: "Din varukorg har ändrats",
    children: "Två produkter har tagit slut sedan du var här och har flyttats till din önskelista. ".repeat(4),
    actions: (
      <>
        {toCheckout}
        <Button size="small">Visa önskelistan</Button>
        <Button size="small" variant="quiet">
          Bevaka produkterna
        </Button>
      </>
    ),
  },
  decorators: [inRoom("18rem", "at most")],
};
export const LongWords: Story = {
  args: {
    ...dismissible,
    title: "Fastighetsförvaltningsbolagsregistreringsbekräftelse",
    children: "Diskmaskinsinstallationstillbehörspaketförlängningsslangkopplingsadaptern är beställd.",
  },
  decorators: [inRoom("16rem", "at most")],
};
export const RightToLeft: Story = {
  args: { ...dismissible, title: "Produkten är tillagd", actions: toCheckout },
  globals: { direction: "rtl" },
};
export const ByKeyboard: Story = {
  args: { ...dismissible, actions: toCheckout },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole("link", { name: "Gå till kassan" })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole("button", { name: "Stäng" })).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await userEvent.keyboard(" ");
    await expect(dismissible.onDismiss).toHaveBeenCalledTimes(2);
  },
};

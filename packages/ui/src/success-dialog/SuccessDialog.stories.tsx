import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, screen, waitFor } from "storybook/test";
import { Button } from "../button/Button.tsx";
import { SuccessDialog } from "./SuccessDialog.tsx";
import { successDialogNotes } from "./SuccessDialog.notes.ts";

const words = {
  title: "Din retur är registrerad",
  text: "Vi har skickat en fraktsedel till anna.lindqvist@exempel.se. Pengarna är tillbaka inom 14 dagar från att vi fått varan.",
  closeLabel: "Stäng",
} as const;

const meta = {
  title: "Kit/SuccessDialog",
  component: SuccessDialog,
  args: { ...words, open: true, onOpenChange: fn() },
  parameters: { notes: successDialogNotes, docs: { story: { inline: false, iframeHeight: 420 } } },
} satisfies Meta<typeof SuccessDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Shown: Story = {};
export const LongWords: Story = {
  args: {
    title: "Fastighetsförvaltningsbolagsregistreringen är klar",
    text: "Diskmaskinsinstallationstillbehörspaketförlängningsslangkopplingsadaptern hämtas på måndag.",
  },
};
export const RightToLeft: Story = { globals: { direction: "rtl" } };

function Page() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Registrera retur</Button>
      <SuccessDialog {...words} open={open} onOpenChange={setOpen} />
    </>
  );
}

export const ByKeyboard: Story = {
  render: () => <Page />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard("{Enter}");
    const dialog = await screen.findByRole("dialog", { name: "Din retur är registrerad" });
    await expect(dialog).toHaveAccessibleDescription(words.text);
    await waitFor(() => expect(screen.getByRole("button", { name: "Stäng" })).toHaveFocus());
    await userEvent.keyboard("{Enter}");
    await expect(screen.queryByRole("dialog")).toBeNull();
    await waitFor(() => expect(canvas.getByRole("button", { name: "Registrera retur" })).toHaveFocus());
  },
};

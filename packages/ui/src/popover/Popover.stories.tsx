import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, screen, waitFor } from "storybook/test";
import { Button } from "../button/Button.tsx";
import { Dialog } from "../dialog/Dialog.tsx";
import { Popover } from "./Popover.tsx";
import { popoverNotes } from "./Popover.notes.ts";

const meta = {
  title: "Kit/Popover",
  component: Popover,
  args: {
    label: "Om delbetalning",
    trigger: <Button>Så räknar vi</Button>,
    onOpenChange: fn(),
    children: (
      <>
        <p>291 kr i månaden i 24 månader. Effektiv ränta 0 %, uppläggningsavgift 0 kr.</p>
        <a href="/kopvillkor">Läs alla villkor</a>
      </>
    ),
  },
  parameters: { notes: popoverNotes },
  decorators: [(Part) => <div style={{ minBlockSize: "16rem" }}>{Part()}</div>],
} satisfies Meta<typeof Popover>;

export default meta;
type Story = StoryObj<typeof meta>;

const open: NonNullable<Story["play"]> = async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole("button", { name: "Så räknar vi" }));
  await waitFor(() => expect(screen.getByRole("dialog", { name: "Om delbetalning" })).toBeVisible());
};

export const Closed: Story = {};
export const Open: Story = { play: open };
export const AtTheEdge: Story = {
  decorators: [
    (Part) => <div style={{ position: "fixed", insetBlockEnd: "1rem", insetInlineEnd: "1rem" }}>{Part()}</div>,
  ],
  play: async (context) => {
    await open(context);
    await waitFor(() => {
      const { bottom, right } = screen.getByRole("dialog").getBoundingClientRect();
      return expect(bottom <= window.innerHeight && right <= window.innerWidth).toBe(true);
    });
  },
};
export const Overflow: Story = {
  args: {
    children: Array.from({ length: 30 }, (_, index) => (
      <p key={index}>Månad {index + 1}: 291 kr, varav ränta 0 kr och avgift 0 kr.</p>
    )),
  },
  play: async (context) => {
    await open(context);
    const button = context.canvas.getByRole("button", { name: "Så räknar vi" });
    await waitFor(() => {
      const { top, bottom } = screen.getByRole("dialog").getBoundingClientRect();
      return expect(bottom <= window.innerHeight && top >= button.getBoundingClientRect().bottom).toBe(true);
    });
  },
};
export const LongWords: Story = {
  args: { children: <p>Diskmaskinsinstallationstillbehörspaketförlängningsslangkopplingsadapterfinansiering</p> },
  play: open,
};
export const RightToLeft: Story = { globals: { direction: "rtl" }, play: open };

export const ByKeyboard: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const button = canvas.getByRole("button", { name: "Så räknar vi" });
    await userEvent.tab();
    await expect(button).toHaveAttribute("aria-expanded", "false");
    await userEvent.keyboard("{Enter}");
    const popover = await screen.findByRole("dialog", { name: "Om delbetalning" });
    await waitFor(() => expect(popover).toHaveFocus());
    await expect(button).toHaveAttribute("aria-expanded", "true");
    await userEvent.tab();
    await waitFor(() => expect(screen.getByRole("link", { name: "Läs alla villkor" })).toHaveFocus());
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(popover).not.toBeVisible());
    await waitFor(() => expect(button).toHaveFocus());
    await waitFor(() => expect(args.onOpenChange).toHaveBeenLastCalledWith(false));
  },
};

/** A dialog with something more to read in it. */
function Offer() {
  const [isOpen, setOpen] = useState(true);
  return (
    <Dialog open={isOpen} onOpenChange={setOpen} title="Delbetala" closeLabel="Stäng" size="small">
      <Popover label="Om delbetalning" trigger={<Button>Så räknar vi</Button>}>
        <p>291 kr i månaden i 24 månader.</p>
      </Popover>
    </Dialog>
  );
}

export const InADialog: Story = {
  render: () => <Offer />,
  play: async ({ userEvent }) => {
    const button = await screen.findByRole("button", { name: "Så räknar vi" });
    button.focus();
    await userEvent.keyboard("{Enter}");
    const popover = await screen.findByRole("dialog", { name: "Om delbetalning" });
    await waitFor(() => expect(popover).toHaveFocus());
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(popover).not.toBeVisible());
    await expect(screen.getByRole("dialog", { name: "Delbetala" })).toBeInTheDocument();
    await waitFor(() => expect(button).toHaveFocus());
  },
};

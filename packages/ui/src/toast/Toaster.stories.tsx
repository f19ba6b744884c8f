import type { Meta, StoryObj } from "@storybook/react-vite";
import { type ReactElement, useEffect, useState } from "react";
import { expect, waitFor } from "storybook/test";
import { Button } from "../button/Button.tsx";
import { Announcer } from "./Announcer.tsx";
import { createToastState, type ToastMessage } from "./createToastState.ts";
import { Toaster, type ToasterProps } from "./Toaster.tsx";
import { toasterNotes } from "./Toaster.notes.ts";

/** A page with initial messages, and a button that adds one. */
function page(messages: readonly ToastMessage[]): (args: ToasterProps) => ReactElement {
  return function Page(args: ToasterProps) {
    const [state] = useState(() => createToastState());
    useEffect(() => {
      for (const message of messages) state.show({ ...message, stays: true });
    }, [state]);
    return (
      <div style={{ minBlockSize: "24rem" }}>
        <Button onClick={() => state.show({ text: "Produkten är tillagd i din varukorg", tone: "positive" })}>
          Lägg i varukorg
        </Button>
        <Toaster {...args} state={state} />
      </div>
    );
  };
}

const meta = {
  title: "Kit/Toaster",
  component: Toaster,
  subcomponents: { Announcer },
  args: { state: createToastState(), label: "Meddelanden", closeLabel: "Stäng" },
  parameters: { notes: toasterNotes },
  render: page([]),
} satisfies Meta<typeof Toaster>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("status")).toBeEmptyDOMElement();
    await expect(canvas.getByRole("alert")).toBeEmptyDOMElement();
  },
};
export const Tones: Story = {
  render: page([
    { text: "Ditt val är sparat.", tone: "info" },
    { text: "Produkten är tillagd i din varukorg", tone: "positive" },
    { text: "Det gick inte att spara. Försök igen.", tone: "danger" },
  ]),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole("alert")).toHaveTextContent("Det gick inte att spara."));
  },
};
export const WithLink: Story = {
  render: page([
    {
      title: "Produkten är tillagd i din varukorg",
      text: "Nordhem NV 8014 Tvättmaskin, 1 st, 6\u00a0990\u00a0kr",
      tone: "positive",
      link: { label: "Gå till kassan", href: "/kassa/leverans" },
    },
  ]),
};
export const LongWords: Story = {
  render: page([
    {
      title: "Fastighetsförvaltningsbolagsregistreringsbekräftelse",
      text: "Diskmaskinsinstallationstillbehörspaketförlängningsslangkopplingsadaptern är tillagd i din varukorg.",
      tone: "warning",
    },
  ]),
};
export const Overflow: Story = {
  render: page([
    {
      title: "Om din leverans",
      text: "Vi levererar till tomtgräns och ringer en timme innan vi kommer. ".repeat(24),
    },
  ]),
};
export const RightToLeft: Story = { ...WithLink, globals: { direction: "rtl" } };

export const ByKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    const button = canvas.getByRole("button", { name: "Lägg i varukorg" });
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(button).toHaveFocus());
    await waitFor(() => expect(canvas.getByRole("status")).toHaveTextContent("Produkten är tillagd i din varukorg"));
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByRole("button", { name: "Stäng" })).toHaveFocus());
    await userEvent.keyboard("{Escape}");
    await expect(canvas.queryByRole("region", { name: "Meddelanden" })).toBeNull();
    await waitFor(() => expect(button).toHaveFocus());
    const status = canvas.getByRole("status");
    const heard: (string | null)[] = [];
    const listener = new MutationObserver(() => heard.push(status.textContent));
    listener.observe(status, { childList: true, characterData: true, subtree: true });
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(heard).toEqual(["", expect.stringContaining("Produkten är tillagd i din varukorg")]));
    listener.disconnect();
    await userEvent.tab();
    await expect(canvas.getByRole("region", { name: "Meddelanden" })).toBeVisible();
  },
};

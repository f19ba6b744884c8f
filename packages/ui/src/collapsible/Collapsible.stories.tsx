import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, waitFor } from "storybook/test";
import { inRoom } from "../testing/inRoom.tsx";
import { Collapsible } from "./Collapsible.tsx";
import { collapsibleNotes } from "./Collapsible.notes.ts";

const meta = {
  title: "Kit/Collapsible",
  component: Collapsible,
  args: {
    title: <h2>Leverans och retur</h2>,
    children: <p>Du har 30 dagars öppet köp. Frakten är fri över 995 kr.</p>,
    onOpenChange: fn(),
  },
  parameters: { notes: collapsibleNotes },
  decorators: [inRoom("36rem", "at most")],
} satisfies Meta<typeof Collapsible>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const button = canvas.getByRole("button", { name: "Leverans och retur" });
    // The browser turns Enter and Space on a summary into this click.
    await userEvent.click(button);
    await waitFor(() => expect(button).toHaveAttribute("aria-expanded", "true"));
    await expect(args.onOpenChange).toHaveBeenCalledWith(true);
    await userEvent.click(button);
    await waitFor(() => expect(button).toHaveAttribute("aria-expanded", "false"));
  },
};
export const Open: Story = { args: { defaultOpen: true } };
export const Inline: Story = { args: { variant: "inline", title: "+ Lägg till meddelande", defaultOpen: true } };

/** Questions of which only one may be open, or all. */
function Questions({ group }: { readonly group?: string }) {
  return (
    <>
      <Collapsible group={group} title="Hur lång är leveranstiden?" defaultOpen>
        <p>Två till fyra vardagar.</p>
      </Collapsible>
      <Collapsible group={group} title="Kan jag hämta i butik?">
        <p>Ja, i alla butiker med lager.</p>
      </Collapsible>
      <Collapsible group={group} title="Tar ni hand om den gamla produkten?">
        <p>Ja, vid hemleverans av vitvaror.</p>
      </Collapsible>
    </>
  );
}

export const OneOfAGroup: Story = {
  render: () => <Questions group="fragor" />,
  play: async ({ canvas, userEvent }) => {
    const first = canvas.getByRole("button", { name: "Hur lång är leveranstiden?" });
    const second = canvas.getByRole("button", { name: "Kan jag hämta i butik?" });
    await userEvent.click(second);
    await waitFor(() => expect(second).toHaveAttribute("aria-expanded", "true"));
    await waitFor(() => expect(first).toHaveAttribute("aria-expanded", "false"));
  },
};

export const SeveralOpen: Story = {
  render: () => <Questions />,
  play: async ({ canvas, userEvent }) => {
    const first = canvas.getByRole("button", { name: "Hur lång är leveranstiden?" });
    const second = canvas.getByRole("button", { name: "Kan jag hämta i butik?" });
    await userEvent.click(second);
    await waitFor(() => expect(second).toHaveAttribute("aria-expanded", "true"));
    await expect(first).toHaveAttribute("aria-expanded", "true");
  },
};

export const Remembered: Story = {
  args: { title: "Villkor", persist: true, name: "villkor" },
  beforeEach: () => {
    localStorage.setItem("collapsible.villkor", "1");
    return () => localStorage.removeItem("collapsible.villkor");
  },
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole("button", { name: "Villkor" });
    await expect(button).toHaveAttribute("aria-expanded", "true");
    await userEvent.click(button);
    await waitFor(() => expect(localStorage.getItem("collapsible.villkor")).toBe("0"));
    await userEvent.click(button);
    await waitFor(() => expect(localStorage.getItem("collapsible.villkor")).toBe("1"));
  },
};

export const StorageBlocked: Story = {
  args: { title: "Villkor", persist: true, name: "blockerad" },
  beforeEach: () => {
    const own = Object.getOwnPropertyDescriptor(window, "localStorage");
    Object.defineProperty(window, "localStorage", {
      configurable: true,
      get: () => {
        throw new DOMException("The page may not store anything.", "SecurityError");
      },
    });
    return () => {
      if (own !== undefined) Object.defineProperty(window, "localStorage", own);
    };
  },
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole("button", { name: "Villkor" });
    await userEvent.click(button);
    await waitFor(() => expect(button).toHaveAttribute("aria-expanded", "true"));
  },
};

export const LongWords: Story = {
  args: {
    title: <h2>Diskmaskinsinstallationstillbehörspaketförlängningsslangkopplingsadapter</h2>,
    children: <p>Fastighetsförvaltningsbolagsregistreringsuppgifterna finns hos kundtjänstmedarbetaren.</p>,
    defaultOpen: true,
  },
  decorators: [inRoom("16rem", "at most")],
};

export const RightToLeft: Story = { args: { defaultOpen: true }, globals: { direction: "rtl" } };

export const ByKeyboard: Story = {
  render: () => (
    <>
      <Collapsible title="Retur" defaultOpen>
        <a href="/retur">Registrera en retur</a>
      </Collapsible>
      <Collapsible title="Leverans">
        <a href="/leverans">Priser för leverans</a>
      </Collapsible>
    </>
  ),
  play: async ({ canvas, userEvent }) => {
    const open = canvas.getByRole("button", { name: "Retur" });
    const closed = canvas.getByRole("button", { name: "Leverans" });
    await userEvent.tab();
    await expect(open).toHaveFocus();
    await expect(open).toHaveAttribute("aria-expanded", "true");
    await userEvent.tab();
    await expect(canvas.getByRole("link", { name: "Registrera en retur" })).toHaveFocus();
    await userEvent.tab();
    await expect(closed).toHaveFocus();
    await expect(closed).toHaveAttribute("aria-expanded", "false");
  },
};

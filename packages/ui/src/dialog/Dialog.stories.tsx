import type { Meta, StoryObj } from "@storybook/react-vite";
import { type ReactNode, useRef, useState } from "react";
import { expect, fn, screen, waitFor } from "storybook/test";
import { Alert } from "../alert/Alert.tsx";
import { Button } from "../button/Button.tsx";
import { Spinner } from "../spinner/Spinner.tsx";
import { Dialog } from "./Dialog.tsx";
import { dialogNotes } from "./Dialog.notes.ts";

const meta = {
  title: "Kit/Dialog",
  component: Dialog,
  args: {
    open: true,
    onOpenChange: fn(),
    title: "Produkten har lagts till i din varukorg",
    closeLabel: "Stäng",
    children: (
      <p>
        Nordhem NV 8014 Tvättmaskin, 1 st, 6{"\u00a0"}990{"\u00a0"}kr
      </p>
    ),
    footer: (
      <>
        <Button>Fortsätt handla</Button>
        <Button variant="primary">Gå till kassan</Button>
      </>
    ),
  },
  parameters: { notes: dialogNotes, docs: { story: { inline: false, iframeHeight: 420 } } },
} satisfies Meta<typeof Dialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Small: Story = {
  args: {
    size: "small",
    title: "Töm jämförelsen?",
    description: "Alla fyra produkter tas bort ur listan.",
    children: undefined,
    footer: (
      <>
        <Button>Avbryt</Button>
        <Button variant="danger">Töm</Button>
      </>
    ),
  },
};
export const Medium: Story = {
  play: async () => {
    const title = screen.getByRole("heading", { name: "Produkten har lagts till i din varukorg" });
    await waitFor(() => expect(title).toHaveFocus());
    await waitFor(() => expect(title).toBeVisible());
    await expect(screen.getByRole("dialog", { name: "Produkten har lagts till i din varukorg" })).toContainElement(
      title,
    );
  },
};
export const Large: Story = { args: { size: "large", title: "Jämför produkter" } };
export const LongContent: Story = {
  args: {
    title: "Köpvillkor",
    description: "Gäller från den 1 november.",
    children: Array.from({ length: 12 }, (_, index) => (
      <p key={index}>
        Vid köp av vitvaror ingår leverans till tomtgräns. Inbärning, installation och bortforsling beställs i kassan
        och utförs av utbildade montörer i hela landet.
      </p>
    )),
  },
};
export const Loading: Story = {
  args: { size: "small", children: <Spinner label="Hämtar" />, footer: undefined },
};
export const Failed: Story = {
  args: {
    size: "small",
    title: "Något gick fel",
    children: <Alert tone="danger">Produkten kunde inte läggas till. Försök igen om en stund.</Alert>,
    footer: undefined,
  },
};
export const Empty: Story = { args: { size: "small", children: undefined, footer: undefined } };
export const LongWords: Story = {
  args: {
    size: "small",
    title: "Fastighetsförvaltningsbolagsregistreringsbekräftelse",
    description: "Diskmaskinsinstallationstillbehörspaketförlängningsslangkopplingsadaptern är beställd.",
    footer: (
      <>
        <Button>Avbryt leveransuppdateringsprenumerationen</Button>
        <Button variant="primary">Godkänn och fortsätt</Button>
      </>
    ),
  },
};
export const RightToLeft: Story = { globals: { direction: "rtl" } };

interface QuestionProps {
  readonly onClear?: () => void;
  /** Whether the button that opens the question is removed by the answer. */
  readonly vanishes?: boolean;
  readonly children?: ReactNode;
}

/** A confirmation of an irreversible action, and the button that opens it. */
function Question({ onClear, vanishes = false, children }: QuestionProps) {
  const [open, setOpen] = useState(false);
  const [isThere, setThere] = useState(true);
  const cancel = useRef<HTMLButtonElement>(null);
  const clear = (): void => {
    onClear?.();
    setThere(!vanishes);
    setOpen(false);
  };
  return (
    <>
      {isThere && <Button onClick={() => setOpen(true)}>Töm jämförelsen</Button>}
      {children}
      <Dialog
        size="small"
        open={open}
        onOpenChange={setOpen}
        title="Töm jämförelsen?"
        closeLabel="Stäng"
        description="Alla fyra produkter tas bort ur listan."
        initialFocus={cancel}
        footer={
          <>
            <Button ref={cancel} onClick={() => setOpen(false)}>
              Avbryt
            </Button>
            <Button variant="danger" onClick={clear}>
              Töm
            </Button>
          </>
        }
      />
    </>
  );
}

const handleClear = fn();

export const ByKeyboard: Story = {
  render: () => <Question onClear={handleClear} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard("{Enter}");
    const dialog = await screen.findByRole("dialog", { name: "Töm jämförelsen?" });
    await expect(dialog).toHaveAccessibleDescription("Alla fyra produkter tas bort ur listan.");
    const cancel = screen.getByRole("button", { name: "Avbryt" });
    await waitFor(() => expect(cancel).toHaveFocus());
    await userEvent.tab();
    await waitFor(() => expect(screen.getByRole("button", { name: "Töm" })).toHaveFocus());
    await userEvent.tab();
    await waitFor(() => expect(screen.getByRole("button", { name: "Stäng" })).toHaveFocus());
    await userEvent.tab({ shift: true });
    await waitFor(() => expect(screen.getByRole("button", { name: "Töm" })).toHaveFocus());
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(canvas.getByRole("button", { name: "Töm jämförelsen" })).toHaveFocus());
    await expect(screen.queryByRole("dialog")).toBeNull();
    await expect(handleClear).not.toHaveBeenCalled();
  },
};

export const OpenerGone: Story = {
  render: () => (
    <Question vanishes>
      <Button>Till produkterna</Button>
    </Question>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(screen.getByRole("button", { name: "Avbryt" })).toHaveFocus());
    await userEvent.tab();
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(canvas.getByRole("button", { name: "Till produkterna" })).toHaveFocus());
  },
};

export const LockedForAMoment: Story = {
  render: () => <Question />,
  play: async ({ canvas, userEvent }) => {
    const isLocked = (): boolean => getComputedStyle(document.body).overflowY === "hidden";
    const opener = canvas.getByRole("button", { name: "Töm jämförelsen" });
    await userEvent.click(opener);
    await waitFor(() => expect(screen.getByRole("button", { name: "Avbryt" })).toHaveFocus());
    await expect(isLocked()).toBe(true);
    const lockedWithFocus: boolean[] = [];
    opener.addEventListener("focus", () => lockedWithFocus.push(isLocked()), { once: true });
    const since = performance.now();
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(opener).toHaveFocus());
    await waitFor(() => expect(isLocked()).toBe(false));
    await expect(performance.now() - since).toBeGreaterThanOrEqual(250);
    await expect(lockedWithFocus).toEqual([true]);
  },
};

/** A dialog that asks before something in it is discarded. */
function Comparison() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Jämförelse</Button>
      <Dialog open={open} onOpenChange={setOpen} title="Jämförelse" closeLabel="Stäng">
        <Question />
      </Dialog>
    </>
  );
}

export const Nested: Story = {
  render: () => <Comparison />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(screen.getByRole("heading", { name: "Jämförelse" })).toHaveFocus());
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(screen.getByRole("button", { name: "Avbryt" })).toHaveFocus());
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.getByRole("button", { name: "Töm jämförelsen" })).toHaveFocus());
    await waitFor(() => expect(document.querySelectorAll(".torg-dialog")).toHaveLength(1));
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(canvas.getByRole("button", { name: "Jämförelse" })).toHaveFocus());
  },
};

import type { Meta, StoryObj } from "@storybook/react-vite";
import { useRef, useState } from "react";
import { expect, fn, screen, waitFor } from "storybook/test";
import { Button } from "../button/Button.tsx";
import { Dialog } from "./Dialog.tsx";

const meta = {
  title: "Kit/Dialog",
  component: Dialog,
  args: {
    open: true,
    onOpenChange: fn(),
    title: "Produkten har lagts till i din varukorg",
    closeLabel: "Stäng",
    children: <p>Bosch WGG244ZISN Tvättmaskin, 1 st, 6 990 kr</p>,
    footer: (
      <>
        <Button>Fortsätt handla</Button>
        <Button variant="primary">Gå till kassan</Button>
      </>
    ),
  },
  parameters: { docs: { story: { inline: false, iframeHeight: 420 } } },
} satisfies Meta<typeof Dialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Medium: Story = {};

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

function Question({ onClear }: { readonly onClear: () => void }) {
  const [open, setOpen] = useState(false);
  const cancel = useRef<HTMLButtonElement>(null);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Töm jämförelsen</Button>
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
            <Button variant="danger" onClick={onClear}>
              Töm
            </Button>
          </>
        }
      />
    </>
  );
}

const hear = fn();

export const QuestionByKeyboard: Story = {
  render: () => <Question onClear={hear} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard("{Enter}");
    const dialog = await screen.findByRole("dialog", { name: "Töm jämförelsen?" });
    await waitFor(() => expect(screen.getByRole("button", { name: "Avbryt" })).toHaveFocus());
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.tab();
    await expect(dialog).toContainElement(screen.getByRole("button", { name: "Avbryt" }));
    await expect(dialog.contains(document.activeElement)).toBe(true);
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await waitFor(() => expect(canvas.getByRole("button", { name: "Töm jämförelsen" })).toHaveFocus());
    await expect(hear).not.toHaveBeenCalled();
  },
};

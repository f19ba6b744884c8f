import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, screen, waitFor } from "storybook/test";
import { Button } from "../button/Button.tsx";
import { storyPictures } from "../testing/storyPictures.ts";
import { lightboxNotes } from "./Lightbox.notes.ts";
import { Lightbox, type LightboxProps, type LightboxTexts } from "./Lightbox.tsx";

const words = {
  label: "Produktbilder i full storlek",
  close: "Stäng",
  previous: "Föregående",
  next: "Nästa",
  position: (number, total) => `${number} av ${total}`,
  thumbnail: (number, total) => `Bild ${number} av ${total}`,
  missing: "Bilden kan inte visas",
  start: "Starta bildspel",
  pause: "Pausa bildspel",
} satisfies LightboxTexts;

function Example(props: LightboxProps) {
  const [open, setOpen] = useState(props.open);
  const [index, setIndex] = useState(props.index);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Visa bilderna</Button>
      <Lightbox
        {...props}
        open={open}
        index={index}
        onIndexChange={(wanted) => {
          props.onIndexChange(wanted);
          setIndex(wanted);
        }}
        onClose={() => {
          props.onClose();
          setOpen(false);
        }}
      />
    </>
  );
}

const meta = {
  title: "Kit/Lightbox",
  component: Lightbox,
  render: (args) => <Example {...args} />,
  parameters: { notes: lightboxNotes, docs: { story: { inline: false, iframeHeight: 560 } } },
  args: {
    open: true,
    onClose: fn(),
    pictures: storyPictures(5),
    index: 0,
    onIndexChange: fn(),
    words,
  },
} satisfies Meta<typeof Lightbox>;

export default meta;
type Story = StoryObj<typeof meta>;

const findDialog = () => screen.findByRole("dialog", { name: "Produktbilder i full storlek" });

export const Several: Story = {};

export const Many: Story = {
  args: { pictures: storyPictures(12), index: 5 },
  play: async () => {
    await findDialog();
    await expect(screen.getAllByRole("button", { name: /^Bild/ })).toHaveLength(7);
    await expect(screen.getByRole("button", { name: "Bild 6 av 12" })).toHaveAttribute("aria-current", "true");
  },
};

export const One: Story = { args: { pictures: storyPictures(1) } };

export const Empty: Story = { args: { pictures: [] } };

export const PictureMissing: Story = {
  args: { pictures: [{ src: "data:image/png;base64,AAAA", alt: "Tvättmaskin" }, ...storyPictures(3).slice(1)] },
  play: async () => {
    await waitFor(() => expect(screen.getByText("Bilden kan inte visas")).toBeVisible());
  },
};

export const Loading: Story = {
  args: { pictures: storyPictures(3) },
  play: async () => {
    const dialog = await findDialog();
    const picture = await waitFor(() => screen.getByRole("img", { name: "Tvättmaskin med lucka framtill" }));
    await expect(dialog).toContainElement(picture);
    await expect(picture).toBeVisible();
  },
};

export const AutoplayOffered: Story = {
  args: { autoplay: "offered" },
  play: async ({ userEvent }) => {
    await findDialog();
    await userEvent.click(screen.getByRole("button", { name: "Starta bildspel" }));
    await expect(screen.getByText("1 av 5")).toHaveAttribute("aria-live", "off");
    await userEvent.click(screen.getByRole("button", { name: "Nästa" }));
    await expect(screen.getByRole("button", { name: "Starta bildspel" })).toBeVisible();
    await expect(screen.getByText("2 av 5")).toHaveAttribute("aria-live", "polite");
  },
};

export const DefaultCloseText: Story = {
  args: { words: { ...words, close: undefined } },
  play: async () => {
    await findDialog();
    await expect(screen.getByRole("button", { name: "Close (Esc)" })).toBeVisible();
  },
};

export const LongWords: Story = {
  args: {
    pictures: storyPictures(3).map((picture) => ({
      ...picture,
      caption:
        "Luftkonditioneringsanläggningstillbehörssats med energimärkningsförordningsenlig märkning, sedd snett framifrån med öppnad rengöringsmedelsbehållare och urtagen luddfilterhållare.",
    })),
  },
};

export const RightToLeft: Story = {
  globals: { direction: "rtl" },
  play: async ({ userEvent }) => {
    await findDialog();
    await userEvent.keyboard("{ArrowLeft}");
    await expect(screen.getByText("2 av 5")).toBeVisible();
  },
};

export const Closed: Story = {
  args: { open: false },
  play: async () => {
    await expect(screen.queryByRole("dialog")).toBeNull();
  },
};

export const ByKeyboard: Story = {
  args: { open: false },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await userEvent.keyboard("{Enter}");
    const dialog = await findDialog();
    await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
    await userEvent.keyboard("{ArrowLeft}");
    await expect(screen.getByText("5 av 5")).toBeVisible();
    await userEvent.keyboard("{ArrowRight}");
    await expect(screen.getByText("1 av 5")).toBeVisible();
    await userEvent.keyboard("{End}");
    await expect(screen.getByText("5 av 5")).toBeVisible();
    await waitFor(() => expect(screen.getByRole("button", { name: "Stäng" })).toHaveFocus());
    await userEvent.tab({ shift: true });
    await waitFor(() => expect(screen.getByRole("button", { name: "Bild 5 av 5" })).toHaveFocus());
    await userEvent.tab();
    await waitFor(() => expect(screen.getByRole("button", { name: "Stäng" })).toHaveFocus());
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce());
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await waitFor(() => expect(canvas.getByRole("button", { name: "Visa bilderna" })).toHaveFocus());
  },
};

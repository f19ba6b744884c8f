import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, waitFor } from "storybook/test";
import { inRoom } from "../testing/inRoom.tsx";
import { aPhotograph, onItsWay, storyPictures } from "../testing/storyPictures.ts";
import { galleryNotes } from "./Gallery.notes.ts";
import { Gallery, type GalleryTexts } from "./Gallery.tsx";

const words = {
  previous: "Föregående",
  next: "Nästa",
  position: (number, total) => `${number} av ${total}`,
  thumbnail: (number, total) => `Bild ${number} av ${total}`,
  enlarge: "Förstora:",
  missing: "Bilden kan inte visas",
  empty: "Bild saknas",
  lightbox: {
    label: "Produktbilder i full storlek",
    close: "Stäng",
    previous: "Föregående",
    next: "Nästa",
    position: (number, total) => `${number} av ${total}`,
    thumbnail: (number, total) => `Bild ${number} av ${total}`,
    missing: "Bilden kan inte visas",
  },
} satisfies GalleryTexts;

const brokenPicture = "data:image/png;base64,AAAA";
const tones = [aPhotograph(), aPhotograph("#3d4f5c", 240, 330), aPhotograph("#e9e4dd", 330, 330)];

const meta = {
  title: "Kit/Gallery",
  component: Gallery,
  parameters: { notes: galleryNotes },
  args: { label: "Produktbilder", pictures: storyPictures(5), words },
  decorators: [inRoom("34rem", "at most")],
} satisfies Meta<typeof Gallery>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Several: Story = {
  play: async ({ canvas }) => {
    const [main] = canvas.getAllByRole("img", { name: "Tvättmaskin med lucka framtill" });
    await waitFor(() => expect(main?.getBoundingClientRect().height).toBeGreaterThan(200));
    await expect(main?.getBoundingClientRect().height).toBeLessThanOrEqual(420);
    const thumbnail = canvas.getByRole("link", { name: "Bild 1 av 5" });
    await expect(thumbnail.getBoundingClientRect().height).toBeLessThanOrEqual(66);
  },
};

export const Many: Story = {
  args: { pictures: storyPictures(14) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("link", { name: "Bild 9 av 14" }));
    await expect(canvas.getByRole("link", { name: "Bild 9 av 14" })).toHaveAttribute("aria-current", "true");
    await expect(canvas.getByText("9 av 14")).toBeVisible();
  },
};

export const Two: Story = {
  args: { pictures: storyPictures(2) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Föregående" }));
    await expect(canvas.getByText("2 av 2")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Nästa" }));
    await expect(canvas.getByText("1 av 2")).toBeVisible();
  },
};

export const One: Story = { args: { pictures: storyPictures(1) } };

export const Empty: Story = { args: { pictures: [] } };

export const PictureMissing: Story = {
  args: { pictures: [{ src: brokenPicture, alt: "Tvättmaskin, framifrån" }, ...storyPictures(3).slice(1)] },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText("Bilden kan inte visas")).toBeVisible());
    await waitFor(() => expect(canvas.queryAllByRole("img")).toHaveLength(2));
  },
};

export const Loading: Story = {
  args: { pictures: storyPictures(3).map(({ alt }) => ({ src: onItsWay, alt })) },
};

export const LoadingOnTheirGrounds: Story = {
  args: { pictures: tones.map(({ src: _, ...told }, at) => ({ ...told, src: onItsWay, alt: `Boll ${at + 1}` })) },
};

/** The tone is no longer visible. */
export const OnTheirGrounds: Story = {
  args: { pictures: tones.map((told, at) => ({ ...told, alt: `Boll ${at + 1}` })) },
};

export const LoadingInTheDark: Story = { ...LoadingOnTheirGrounds, globals: { mode: "dark" } };

export const WithoutLightbox: Story = { args: { words: { ...words, lightbox: undefined } } };

export const LongWords: Story = {
  args: {
    pictures: [],
    words: { ...words, empty: "Luftkonditioneringsanläggningsbilderna är tillfälligt otillgängliga" },
  },
};

export const RightToLeft: Story = {
  globals: { direction: "rtl" },
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole("link", { name: "Bild 1 av 5" }).focus();
    await userEvent.keyboard("{ArrowLeft}");
    await expect(canvas.getByText("2 av 5")).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Bild 2 av 5" })).toHaveFocus();
  },
};

export const LittleRoom: Story = {
  args: { pictures: storyPictures(8) },
  decorators: [inRoom("18rem")],
};

export const Opened: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("link", { name: "Förstora: Tvättmaskin med lucka framtill" }));
    await waitFor(() => expect(screen.getByRole("dialog", { name: "Produktbilder i full storlek" })).toBeVisible());
  },
};

export const ByKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole("link", { name: "Förstora: Tvättmaskin med lucka framtill" })).toHaveFocus();
    await userEvent.keyboard("{ArrowLeft}");
    await expect(canvas.getByText("5 av 5")).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Förstora: Gröna hörlurar" })).toHaveFocus();
    await userEvent.keyboard("{ArrowRight}{ArrowRight}");
    await expect(canvas.getByText("2 av 5")).toBeVisible();
    await userEvent.keyboard("{Enter}");
    const dialog = await screen.findByRole("dialog", { name: "Produktbilder i full storlek" });
    await userEvent.keyboard("{ArrowRight}");
    await expect(dialog).toHaveTextContent("3 av 5");
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await waitFor(() => expect(canvas.getByRole("link", { name: "Förstora: Taklampa i mässing" })).toHaveFocus());
    await expect(canvas.getByText("3 av 5")).toBeVisible();
  },
};

import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, waitFor } from "storybook/test";
import { inRoom } from "../testing/inRoom.tsx";
import { imageUploadNotes } from "./ImageUpload.notes.ts";
import { ImageUpload, type ImageUploadProps } from "./ImageUpload.tsx";

/** Six pixels, enough for a picture. */
const pixels =
  "iVBORw0KGgoAAAANSUhEUgAAAAMAAAACCAIAAAASFvFNAAAAHUlEQVR42mO49ujOtA3LEhrKGB5dO7FlQU9FRgwAe2ILc58xP+cAAAAASUVORK5CYII=";

function aFile(name: string, kind: "picture" | "nothing" = "picture"): File {
  const bytes = Uint8Array.from(atob(pixels), (character) => character.charCodeAt(0));
  return new File([kind === "picture" ? bytes : "x"], name, { type: "image/png", lastModified: 0 });
}

/** The caller's part: adds and removes files. */
function Keeping(props: ImageUploadProps) {
  const [files, setFiles] = useState(props.files);
  const [status, setStatus] = useState("");
  return (
    <ImageUpload
      {...props}
      files={files}
      status={status}
      onAdd={(added) => {
        props.onAdd?.(added);
        setFiles([...files, ...added]);
      }}
      onRemove={(file) => {
        props.onRemove?.(file);
        setFiles(files.filter((kept) => kept !== file));
        setStatus(`${file.name} togs bort`);
      }}
    />
  );
}

const meta = {
  title: "Kit/ImageUpload",
  component: ImageUpload,
  parameters: { notes: imageUploadNotes },
  args: {
    label: "Välj bilder",
    hint: "JPG eller PNG, högst 3 bilder",
    dropHint: "eller dra dem hit",
    accept: "image/jpeg,image/png",
    multiple: true,
    files: [],
    fileNote: () => "1,2 MB",
    listLabel: "Valda bilder",
    removeLabel: (name) => `Ta bort ${name}`,
    onAdd: fn(),
    onRemove: fn(),
  },
  render: (args) => <Keeping {...args} />,
  decorators: [inRoom("28rem", "at most")],
} satisfies Meta<typeof ImageUpload>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const field = canvas.getByLabelText("Välj bilder");
    await expect(field).toHaveAccessibleDescription("JPG eller PNG, högst 3 bilder");
    await userEvent.upload(field, [aFile("buckla.png")]);
    await expect(args.onAdd).toHaveBeenCalledOnce();
    await userEvent.click(await canvas.findByRole("button", { name: "Ta bort buckla.png" }));
    await expect(canvas.queryByRole("list")).toBeNull();
  },
};

export const WithoutDropHint: Story = { args: { dropHint: undefined, hint: "JPG eller PNG, högst 1 bild" } };

export const WithFiles: Story = {
  args: { files: [aFile("buckla.png"), aFile("kvitto.png", "nothing")] },
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelectorAll("[data-drawn]")).toHaveLength(1));
    await expect(canvas.getAllByRole("img").map((picture) => picture.getAttribute("aria-label"))).toEqual([
      "buckla.png",
    ]);
  },
};

export const Invalid: Story = {
  args: {
    files: [aFile("framsida.png"), aFile("baksida.png"), aFile("typskylt.png")],
    error: "Får max ladda upp 3 bilder",
  },
  play: async ({ canvas, canvasElement }) => {
    const field = canvas.getByLabelText("Välj bilder");
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription("Får max ladda upp 3 bilder JPG eller PNG, högst 3 bilder");
    await waitFor(() => expect(canvasElement.querySelectorAll("[data-drawn]")).toHaveLength(3));
  },
};

export const Disabled: Story = {
  args: { files: [aFile("buckla.png", "nothing")], disabled: true },
};

export const LongWords: Story = {
  args: {
    label: "Välj bilder av transportskadan och ytteremballaget",
    hint: "JPG eller PNG, högst 3 bilder, sammanlagt högst trettio megabyte",
    files: [aFile("transportskada_tvattmaskinsinstallation_ytteremballage_2026-11-21.png", "nothing")],
    error: "Endast JPG- och PNG-bilder kan laddas upp.",
  },
  decorators: [inRoom("15rem")],
};

export const RightToLeft: Story = {
  args: { files: [aFile("buckla.png", "nothing")] },
  globals: { direction: "rtl" },
};

export const ByKeyboard: Story = {
  args: { files: ["a.png", "b.png", "c.png"].map((name) => aFile(name, "nothing")) },
  play: async ({ canvas, userEvent, args }) => {
    const button = (name: string) => canvas.getByRole("button", { name });
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByLabelText("Välj bilder")).toHaveFocus());
    await userEvent.tab();
    await userEvent.tab();
    await waitFor(() => expect(button("Ta bort b.png")).toHaveFocus());
    await userEvent.keyboard("{Enter}");
    await expect(args.onRemove).toHaveBeenCalledOnce();
    await expect(canvas.getByRole("status")).toHaveTextContent("b.png togs bort");
    await waitFor(() => expect(button("Ta bort c.png")).toHaveFocus());
    await userEvent.keyboard(" ");
    await waitFor(() => expect(button("Ta bort a.png")).toHaveFocus());
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(canvas.getByLabelText("Välj bilder")).toHaveFocus());
  },
};

import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor } from "storybook/test";
import { Row } from "../testing/Row.tsx";
import { aPhotograph, drawThing, onItsWay } from "../testing/storyPictures.ts";
import type { PicturePlaceholder } from "../picture-tone/pictureTone.ts";
import { PictureBox } from "./PictureBox.tsx";
import { pictureBoxNotes } from "./PictureBox.notes.ts";

const broken = "data:image/png;base64,AAAA";
/** A grey ball on the white background of a photograph. */
const photograph = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" width="240" height="240"><rect width="240" height="240" fill="#fff"/><circle cx="120" cy="120" r="80" fill="#6b7f8c"/></svg>',
)}`;

const meta = {
  title: "Kit/PictureBox",
  component: PictureBox,
  args: { src: drawThing("coffee"), alt: "Kaffebryggare", width: 112, height: 112 },
  parameters: { notes: pictureBoxNotes },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: "7rem" }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof PictureBox>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Picture: Story = {};
export const Photograph: Story = { args: { src: photograph, alt: "Boll" } };
export const None: Story = { args: { src: null } };
export const Broken: Story = {
  args: { src: broken },
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector("img")).toHaveAttribute("data-missing"));
    await expect(canvas.queryByText("Kaffebryggare")).toBeNull();
  },
};

const high = aPhotograph("#dcd3c6", 240, 330);
const box = (src: string, told: PicturePlaceholder) => (
  <span style={{ inlineSize: "7rem" }}>
    <PictureBox src={src} told={told} alt="" width={112} height={112} />
  </span>
);
/** Loading, loaded, and failed. */
const toned: Story["render"] = () => (
  <Row>
    {box(onItsWay, high)}
    {box(high.src, high)}
    {box(broken, high)}
  </Row>
);
const checkTone: Story["play"] = async ({ canvasElement }) => {
  const [coming, there, missing] = canvasElement.querySelectorAll("img");
  if (coming === undefined || there === undefined) throw new Error("The pictures are not there.");
  await expect(getComputedStyle(coming)).toMatchObject({
    backgroundColor: "rgb(220, 211, 198)",
    backgroundClip: "content-box",
  });
  await expect(coming.getBoundingClientRect()).toEqual(
    expect.objectContaining({
      width: there.getBoundingClientRect().width,
      height: there.getBoundingClientRect().height,
    }),
  );
  await waitFor(() => expect(missing).not.toBeVisible());
};

export const Tone: Story = { render: toned, play: checkTone };
export const ToneInTheDark: Story = { render: toned, play: checkTone, globals: { mode: "dark" } };

const all: Story["render"] = () => (
  <Row>
    {[drawThing("coffee"), photograph, null, broken].map((src) => (
      <span key={src} style={{ inlineSize: "7rem" }}>
        <PictureBox src={src} alt="" width={112} height={112} />
      </span>
    ))}
  </Row>
);

export const Sizes: Story = {
  render: () => (
    <Row>
      {[44, 56, 112, 220].map((size) => (
        <span key={size} style={{ inlineSize: `${size}px` }}>
          <PictureBox src={broken} alt="" width={size} height={size} />
        </span>
      ))}
    </Row>
  ),
};
export const RightToLeft: Story = { render: all, globals: { direction: "rtl" } };
export const InTheDark: Story = { render: all, globals: { mode: "dark" } };

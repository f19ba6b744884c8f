import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor } from "storybook/test";
import { Skeleton } from "../skeleton/Skeleton.tsx";
import { inRoom } from "../testing/inRoom.tsx";
import { type StoryPicture, storyPictures } from "../testing/storyPictures.ts";
import { carouselNotes } from "./Carousel.notes.ts";
import { Carousel } from "./Carousel.tsx";

const words = {
  carousel: "karusell",
  slide: "bild",
  place: (number: number, total: number) => `${number} av ${total}`,
  previous: "Föregående",
  next: "Nästa",
  pause: "Pausa bildspel",
  start: "Starta bildspel",
};

// Non-breaking spaces also keep a price in order in right-to-left text.
const prices = [6990, 499, 1295, 649, 2190, 899, 1450, 349].map(
  (kronor) => `${kronor.toLocaleString("sv-SE")}\u00a0kr`,
);

function Card({ picture, price, name = picture.alt }: { picture: StoryPicture; price: string; name?: string }) {
  return (
    <a
      href="/produkt"
      onClick={(event) => event.preventDefault()}
      style={{
        display: "grid",
        gridTemplateColumns: "minmax(0, 1fr)",
        alignContent: "start",
        gap: "var(--torg-space-2)",
        padding: "var(--torg-space-3)",
        border: "1px solid var(--torg-color-border)",
        borderRadius: "var(--torg-radius-3)",
        color: "inherit",
        textDecoration: "none",
      }}
    >
      <img src={picture.src} alt="" width={400} height={400} style={{ borderRadius: "var(--torg-radius-2)" }} />
      <span style={{ fontSize: "var(--torg-size-3)", hyphens: "auto" }}>{name}</span>
      <strong style={{ fontVariantNumeric: "tabular-nums" }}>{price}</strong>
    </a>
  );
}

const cards = (count: number) =>
  storyPictures(count).map((picture, index) => (
    <Card key={picture.src} picture={picture} price={prices[index % prices.length] ?? ""} />
  ));

const meta = {
  title: "Kit/Carousel",
  component: Carousel,
  parameters: { notes: carouselNotes },
  args: {
    label: "Andra köpte också",
    heading: <h2 style={{ fontSize: "var(--torg-size-6)" }}>Andra köpte också</h2>,
    words,
    children: cards(10),
  },
} satisfies Meta<typeof Carousel>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Products: Story = {};

export const AtTheEnd: Story = {
  play: async ({ canvas }) => {
    const strip = canvas.getByRole("region", { name: "Andra köpte också" });
    strip.scrollTo({ left: strip.scrollWidth, behavior: "instant" });
    await waitFor(() => expect(canvas.getByRole("button", { name: "Nästa" })).toHaveAttribute("aria-disabled", "true"));
    await expect(canvas.getByRole("button", { name: "Föregående" })).toHaveAttribute("aria-disabled", "false");
  },
};

export const EverythingFits: Story = {
  args: { children: cards(3) },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.queryByRole("button", { name: "Nästa" })).toBeNull());
  },
};

export const OneSlide: Story = { args: { children: cards(1) } };

export const Empty: Story = { args: { children: [] } };

const campaigns = [
  {
    title: "Vitvaror till höstpris",
    text: "Upp till 20 procent på tvätt och disk.",
    hue: "--torg-color-accent-subtle",
  },
  { title: "Kaffe utan krångel", text: "Bryggare med kvarn från 899 kr.", hue: "--torg-color-warning-subtle" },
  { title: "Tysta fläktar", text: "För svalare nätter i sovrummet.", hue: "--torg-color-positive-subtle" },
];

const banners = campaigns.map(({ title, text, hue }, index) => (
  <div
    key={title}
    style={{
      display: "flex",
      flexWrap: "wrap",
      gap: "var(--torg-space-5)",
      alignItems: "center",
      justifyContent: "space-between",
      padding: "var(--torg-space-6)",
      borderRadius: "var(--torg-radius-3)",
      background: `var(${hue})`,
    }}
  >
    <div style={{ flex: "1 1 12rem" }}>
      <h3 style={{ marginBlockEnd: "var(--torg-space-2)", fontSize: "var(--torg-size-8)" }}>{title}</h3>
      <p style={{ fontSize: "var(--torg-size-5)" }}>{text}</p>
    </div>
    <img
      src={storyPictures(8)[[0, 5, 7][index] ?? 0]?.src}
      alt=""
      width={240}
      height={240}
      style={{ borderRadius: "var(--torg-radius-3)" }}
    />
  </div>
));

export const Campaigns: Story = {
  args: { label: "Kampanjer", heading: undefined, slideSize: "whole", children: banners },
};

export const Rotating: Story = {
  args: { ...Campaigns.args, rotates: true, interval: 150 },
  play: async ({ canvas, userEvent }) => {
    // The tests run with reduced motion: it does not rotate until it is started.
    const start = canvas.queryByRole("button", { name: "Starta bildspel" });
    if (start !== null) await userEvent.click(start);
    const status = canvas.getByRole("group", { name: "Kampanjer" }).querySelector("[aria-live]");
    await waitFor(() => expect(status).toHaveAttribute("aria-live", "off"));
    await userEvent.unhover(canvas.getByRole("group", { name: "Kampanjer" }));
    const strip = canvas.getByRole("region", { name: "Kampanjer" });
    await waitFor(() => expect(strip.scrollLeft).toBeGreaterThan(100));
    await userEvent.click(canvas.getByRole("button", { name: "Pausa bildspel" }));
    await expect(status).toHaveAttribute("aria-live", "polite");
    strip.scrollTo({ left: 0, behavior: "instant" });
  },
};

export const Loading: Story = {
  args: {
    "aria-busy": true,
    children: Array.from({ length: 8 }, (_, index) => (
      <div key={index}>
        <Skeleton shape="picture" />
        <Skeleton />
        <Skeleton shape="title" />
      </div>
    )),
  },
};

export const LongWords: Story = {
  args: {
    heading: <h2 style={{ fontSize: "var(--torg-size-6)" }}>Energimärkningsförordningens rekommenderade alternativ</h2>,
    children: storyPictures(8).map((picture) => (
      <Card
        key={picture.src}
        picture={picture}
        price={"12\u00a0490\u00a0kr"}
        name="Luftkonditioneringsanläggningstillbehörssats för fritidshusägare"
      />
    )),
  },
};

export const RightToLeft: Story = {
  globals: { direction: "rtl" },
  play: async ({ canvas, userEvent }) => {
    const strip = canvas.getByRole("region", { name: "Andra köpte också" });
    await userEvent.click(canvas.getByRole("button", { name: "Nästa" }));
    await waitFor(() => expect(strip.scrollLeft).toBeLessThan(-100));
    await waitFor(() =>
      expect(canvas.getByRole("button", { name: "Föregående" })).toHaveAttribute("aria-disabled", "false"),
    );
    await userEvent.click(canvas.getByRole("button", { name: "Föregående" }));
    await waitFor(() => expect(Math.abs(strip.scrollLeft)).toBeLessThanOrEqual(5));
  },
};

export const LittleRoom: Story = {
  decorators: [inRoom("18rem")],
};

export const ByKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    const strip = canvas.getByRole("region", { name: "Andra köpte också" });
    const next = canvas.getByRole("button", { name: "Nästa" });
    await userEvent.tab();
    await expect(canvas.getByRole("button", { name: "Föregående" })).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect(strip.scrollLeft).toBe(0);
    await userEvent.tab();
    await expect(next).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(strip.scrollLeft).toBeGreaterThan(100));
    await expect(next).toHaveFocus();
    const status = canvas.getByRole("group", { name: "Andra köpte också" }).querySelector("[aria-live=polite]");
    await waitFor(() => expect(status).toHaveTextContent(/^[2-9] av 10$/));
    await userEvent.tab();
    await expect(strip).toHaveFocus();
    await userEvent.tab();
    await expect(strip.contains(document.activeElement)).toBe(true);
  },
};

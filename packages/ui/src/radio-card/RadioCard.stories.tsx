import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { Collapsible } from "../collapsible/Collapsible.tsx";
import { inRoom } from "../testing/inRoom.tsx";
import { radioCardNotes } from "./RadioCard.notes.ts";
import { RadioCard } from "./RadioCard.tsx";
import { RadioCardGroup } from "./RadioCardGroup.tsx";

const logotype =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 72 28'%3E%3Crect width='72' height='28' rx='4' fill='%23ffb3c7'/%3E%3Cpath d='M14 7v14M14 15l8-8M17 12l6 9M36 7v14h8' stroke='%2317120f' stroke-width='3' fill='none'/%3E%3C/svg%3E";

const meta = {
  title: "Kit/RadioCard",
  component: RadioCard,
  subcomponents: { RadioCardGroup },
  parameters: { notes: radioCardNotes },
  args: { name: "frakt", title: "Hemleverans", onChange: fn() },
  decorators: [inRoom("36rem", "at most")],
} satisfies Meta<typeof RadioCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};

export const Chosen: Story = { args: { defaultChecked: true, price: "495 kr" } };

export const WithEverything: Story = {
  args: {
    title: "Delbetalning",
    price: "291 kr/mån",
    image: { src: logotype, width: 72, height: 28 },
    description: "Dela upp på 24 månader. Uppläggningsavgift 0 kr, effektiv ränta 5,1 %.",
    bubbles: ["Betala om 30 dagar", "Ingen avgift"],
    children: (
      <Collapsible variant="inline" title="Läs mer">
        <p>Kreditkostnaden beror på belopp och löptid.</p>
      </Collapsible>
    ),
  },
};
export const Group: Story = {
  render: (args) => (
    <RadioCardGroup legend="Välj fraktsätt">
      <RadioCard
        {...args}
        value="home"
        defaultChecked
        price="495 kr"
        bubbles={["Inbärning ingår"]}
        description="Vardagar 8–17"
      />
      <RadioCard {...args} value="box" title="Paketskåp" price="49 kr" description="Ica Kvantum Liljeholmen" />
      <RadioCard {...args} value="store" title="Hämta i butik" price="0 kr" unavailable="ej tillgängligt" />
    </RadioCardGroup>
  ),
};

export const GroupWithHint: Story = {
  render: (args) => (
    <>
      <h3>Betalning</h3>
      <RadioCardGroup legend="Betalning" legendHidden hint="Inga avgifter tillkommer.">
        <RadioCard {...args} value="swish" title="Swish" price="0 kr" />
        <RadioCard {...args} value="card" title="Kort" price="0 kr" description="Visa och Mastercard" />
      </RadioCardGroup>
    </>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("group", { name: "Betalning" })).toHaveAccessibleDescription(
      "Inga avgifter tillkommer.",
    );
  },
};

export const Unavailable: Story = {
  args: {
    title: "Hämta i butik",
    price: "0 kr",
    unavailable: "ej tillgängligt",
    description: "Östermalmstorg, Stockholm",
  },
  play: async ({ canvas }) => {
    const radio = canvas.getByRole("radio", { name: "Hämta i butik 0 kr" });
    await expect(radio).toBeDisabled();
    await expect(radio).toHaveAccessibleDescription("ej tillgängligt Östermalmstorg, Stockholm");
  },
};

export const Invalid: Story = {
  render: (args) => (
    <RadioCardGroup legend="Välj betalningsmetod" error="Välj hur du vill betala.">
      <RadioCard {...args} value="invoice" title="Faktura" price="0 kr" />
      <RadioCard {...args} value="card" title="Kort" price="0 kr" />
    </RadioCardGroup>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("group")).toHaveAccessibleDescription("Välj hur du vill betala.");
  },
};

export const Disabled: Story = {
  render: (args) => (
    <RadioCardGroup legend="Välj betalningsmetod" disabled>
      <RadioCard {...args} value="invoice" title="Faktura" price="0 kr" defaultChecked />
      <RadioCard {...args} value="card" title="Kort" price="0 kr" description="Visa och Mastercard" />
    </RadioCardGroup>
  ),
};

export const LongWords: Story = {
  args: {
    title: "Kvällsleverans med inbärning, uppackning och bortforsling av den gamla produkten",
    price: "1 295 kr",
    description: "Fastighetsägarens medgivande krävs för tvättmaskinsinstallationer i flerfamiljshus.",
    bubbles: ["Installationstekniker ingår", "Bortforsling av förpackningsmaterial"],
  },
  decorators: [inRoom("17rem")],
};

export const RightToLeft: Story = {
  args: { price: "495 kr", description: "Vardagar 8–17", bubbles: ["Inbärning ingår"], defaultChecked: true },
  globals: { direction: "rtl" },
};

export const ByKeyboard: Story = {
  render: (args) => (
    <RadioCardGroup legend="Välj fraktsätt">
      <RadioCard {...args} value="home" price="495 kr" />
      <RadioCard {...args} value="box" title="Paketskåp" price="49 kr" description="Ica Kvantum Liljeholmen" />
      <RadioCard {...args} value="store" title="Hämta i butik" price="0 kr" unavailable="ej tillgängligt" />
    </RadioCardGroup>
  ),
  play: async ({ canvas, userEvent, args }) => {
    const home = canvas.getByRole("radio", { name: "Hemleverans 495 kr" });
    const box = canvas.getByRole("radio", { name: "Paketskåp 49 kr" });
    await userEvent.tab();
    await expect(home).toHaveFocus();
    await userEvent.keyboard(" ");
    await expect(home).toBeChecked();
    await userEvent.keyboard("{ArrowDown}");
    await expect(box).toBeChecked();
    await expect(box).toHaveAccessibleDescription("Ica Kvantum Liljeholmen");
    await userEvent.keyboard("{ArrowDown}");
    await expect(home).toBeChecked();
    await expect(args.onChange).toHaveBeenCalledTimes(3);
  },
};

import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { Collapsible } from "../collapsible/Collapsible.tsx";
import { RadioCard } from "./RadioCard.tsx";
import { RadioCardGroup } from "./RadioCardGroup.tsx";

const logotype =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 72 28'%3E%3Crect width='72' height='28' rx='4' fill='%23ffb3c7'/%3E%3Cpath d='M14 7v14M14 15l8-8M17 12l6 9M36 7v14h8' stroke='%2317120f' stroke-width='3' fill='none'/%3E%3C/svg%3E";

const meta = {
  title: "Kit/RadioCard",
  component: RadioCard,
  args: { name: "frakt", title: "Hemleverans", onChange: fn() },
  decorators: [(Part) => <div style={{ maxInlineSize: "36rem" }}>{Part()}</div>],
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
    description: "Dela upp på 24 månader. Uppläggningsavgift 0 kr, effektiv ränta 5,1 %.",
    bubbles: ["Betala om 30 dagar", "Ingen avgift"],
    children: (
      <Collapsible variant="inline" title="Läs mer">
        <p>Kreditkostnaden beror på belopp och löptid.</p>
      </Collapsible>
    ),
  },
};
export const Unavailable: Story = {
  args: {
    title: "Hämta i butik",
    price: "0 kr",
    unavailable: "ej tillgängligt",
    description: "Östermalmstorg, Stockholm",
  },
};
export const Group: Story = {
  render: (args) => (
    <RadioCardGroup legend="Välj fraktsätt">
      <RadioCard {...args} value="home" price="495 kr" bubbles={["Inbärning ingår"]} description="Vardagar 8–17" />
      <RadioCard {...args} value="box" title="Paketskåp" price="49 kr" description="Ica Kvantum Liljeholmen" />
      <RadioCard {...args} value="store" title="Hämta i butik" price="0 kr" unavailable="ej tillgängligt" />
    </RadioCardGroup>
  ),
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await userEvent.keyboard(" ");
    await userEvent.keyboard("{ArrowDown}");
    await expect(canvas.getByRole("radio", { name: "Paketskåp" })).toBeChecked();
    await expect(canvas.getByRole("radio", { name: "Paketskåp" })).toHaveAccessibleDescription(/49 kr.*Liljeholmen/);
    await expect(canvas.getByRole("radio", { name: "Hämta i butik" })).toBeDisabled();
    await expect(args.onChange).toHaveBeenCalledTimes(2);
  },
};
export const GroupWithError: Story = {
  render: (args) => (
    <RadioCardGroup legend="Välj betalningsmetod" error="Välj hur du vill betala.">
      <RadioCard {...args} value="invoice" title="Faktura" price="0 kr" />
      <RadioCard {...args} value="card" title="Kort" price="0 kr" />
    </RadioCardGroup>
  ),
};
export const LongWords: Story = {
  args: {
    title: "Kvällsleverans med inbärning, uppackning och bortforsling av den gamla produkten",
    price: "1 295 kr",
    description: "Fastighetsägarens medgivande krävs för tvättmaskinsinstallationer i flerfamiljshus.",
  },
  decorators: [(Part) => <div style={{ inlineSize: "17rem" }}>{Part()}</div>],
};

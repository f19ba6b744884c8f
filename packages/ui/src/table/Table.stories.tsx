import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor } from "storybook/test";
import { Price } from "../price/Price.tsx";
import { Skeleton } from "../skeleton/Skeleton.tsx";
import { inRoom } from "../testing/inRoom.tsx";
import { Table } from "./Table.tsx";
import { tableNotes } from "./Table.notes.ts";

const meta = {
  title: "Kit/Table",
  component: Table,
  args: {
    caption: "Förbrukning per cykel",
    corner: "Program",
    columns: [
      { id: "energi", header: "Energi", align: "end" },
      { id: "vatten", header: "Vatten", align: "end" },
      { id: "tid", header: "Tid", align: "end" },
    ],
    rows: [
      { id: 1, header: "Eco 40–60", cells: ["0,49 kWh", "48 l", "3 h 28 min"] },
      { id: 2, header: "Bomull 60 °C", cells: ["1,10 kWh", "74 l", "2 h 15 min"] },
      { id: 3, header: "Snabbprogram", cells: ["0,20 kWh", "31 l", "15 min"] },
    ],
  },
  parameters: { notes: tableNotes },
} satisfies Meta<typeof Table>;

export default meta;
type Story = StoryObj<typeof meta>;

const narrow: Pick<Story, "decorators"> = {
  decorators: [inRoom("18rem", "at most")],
};

const specification = {
  caption: "Specifikation",
  captionHidden: true,
  look: "specification",
  corner: "Egenskap",
  columns: [{ id: "varde", header: "Värde" }],
  rows: [
    { id: 1, group: "Prestanda", header: "Energiklass", cells: ["A"] },
    { id: 2, group: "Prestanda", header: "Kapacitet", cells: ["9 kg"] },
    { id: 3, group: "Prestanda", header: "Centrifugeringshastighet", cells: ["1 400 varv/min"] },
    { id: 4, group: "Mått och vikt", header: "Bredd × höjd × djup", cells: ["59,8 × 84,8 × 59,0 cm"] },
    { id: 5, group: "Mått och vikt", header: "Vikt", cells: ["71 kg"] },
  ],
} as const;

const products = [
  ["Tvättmaskin NV 9", "6 990 kr"],
  ["Tvättmaskin HK 7", "4 990 kr"],
  ["Tvättmaskin Sundbo Stora", "8 490 kr"],
  ["Kombimaskin TT 10/6", "12 990 kr"],
] as const;

const compare = {
  caption: "Jämförelse av fyra produkter",
  captionHidden: true,
  look: "compare",
  corner: "Egenskap",
  columns: products.map(([name, price]) => ({
    id: name,
    header: (
      <>
        {name}
        <br />
        <Price amount={price} size="small" />
      </>
    ),
  })),
  rows: [
    { id: 1, header: "Kapacitet", cells: ["9 kg", "7 kg", "8 kg", "10 kg"] },
    { id: 2, header: "Energiklass", cells: ["A", "B", "A", "D"] },
    { id: 3, header: "Luftburet akustiskt buller", cells: ["72 dB", "76 dB", "70 dB", "74 dB"] },
    { id: 4, header: "Ångprogram", cells: ["Ja", "Nej", "Ja", "Ja"] },
  ],
} as const;

export const Lines: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("table", { name: "Förbrukning per cykel" })).toBeVisible();
    await expect(canvas.getByRole("columnheader", { name: "Vatten" })).toBeVisible();
    await expect(canvas.getByRole("rowheader", { name: "Eco 40–60" })).toBeVisible();
  },
};
export const Specification: Story = {
  args: specification,
  play: async ({ canvas }) => expect(canvas.getByRole("columnheader", { name: "Värde" })).toBeInTheDocument(),
};
export const Compare: Story = { args: compare };
export const InLittleRoom: Story = {
  args: compare,
  ...narrow,
  play: async ({ canvas, canvasElement }) => {
    const region = canvas.getByRole("region");
    region.scrollLeft = 200;
    await waitFor(() => expect(region.scrollLeft).toBeGreaterThan(100));
    const first = canvas.getByRole("rowheader", { name: "Kapacitet" }).getBoundingClientRect();
    await expect(Math.abs(first.left - region.getBoundingClientRect().left)).toBeLessThan(2);
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
export const ByKeyboard: Story = {
  args: compare,
  ...narrow,
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole("region", { name: "Jämförelse av fyra produkter" })).toHaveFocus();
  },
};
export const WithoutOverflow: Story = {
  play: async ({ canvas }) => waitFor(() => expect(canvas.queryByRole("region")).toBeNull()),
};
export const Loading: Story = {
  args: {
    "aria-busy": true,
    rows: ["Eco 40–60", "Bomull 60 °C"].map((header) => ({
      id: header,
      header,
      cells: ["a", "b", "c"].map((key) => <Skeleton key={key} />),
    })),
  },
};
export const Empty: Story = { args: { rows: [], empty: "Tillverkaren har inte lämnat några uppgifter." } };
export const LongWords: Story = {
  args: {
    corner: "Överbelastningsskyddsindikator",
    rows: [
      {
        id: 1,
        header: "Centrifugeringshastighetsbegränsningsfunktion",
        cells: ["Oljetrycksvarningslampa", "1 400 varv/min", "Överbelastningsskydd"],
      },
    ],
  },
  ...narrow,
};
export const RightToLeft: Story = {
  args: compare,
  globals: { direction: "rtl" },
  ...narrow,
  play: async ({ canvas }) => {
    const region = canvas.getByRole("region");
    region.scrollLeft = -200;
    await waitFor(() => expect(region.scrollLeft).toBeLessThan(-100));
    const first = canvas.getByRole("rowheader", { name: "Kapacitet" }).getBoundingClientRect();
    await expect(Math.abs(first.right - region.getBoundingClientRect().right)).toBeLessThan(2);
  },
};

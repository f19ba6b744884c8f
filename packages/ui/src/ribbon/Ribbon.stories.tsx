import type { Meta, StoryObj } from "@storybook/react-vite";
import type { ReactElement } from "react";
import { Row } from "../testing/Row.tsx";
import { Ribbon, type RibbonProps } from "./Ribbon.tsx";
import { ribbonNotes } from "./Ribbon.notes.ts";

const drawing =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' width='96' height='40'%3E%3Cpath fill='%23b01e1c' d='M0 0h96l-12 20 12 20H0z'/%3E%3C/svg%3E";

function Pictured(props: RibbonProps): ReactElement {
  return (
    <div
      style={{
        position: "relative",
        inlineSize: "14rem",
        blockSize: "14rem",
        borderRadius: "var(--torg-radius-2)",
        background: "var(--torg-color-sunken)",
      }}
    >
      <Ribbon {...props} />
    </div>
  );
}

const meta = {
  title: "Kit/Ribbon",
  component: Ribbon,
  args: { children: "Kampanj" },
  render: (args) => <Pictured {...args} />,
  parameters: { notes: ribbonNotes },
} satisfies Meta<typeof Ribbon>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Accent: Story = {};
export const Tones: Story = {
  render: () => (
    <Row>
      <Pictured tone="neutral">Paket</Pictured>
      <Pictured tone="positive">Nyhet</Pictured>
      <Pictured tone="warning">Sista chansen</Pictured>
      <Pictured tone="danger">Utgår</Pictured>
    </Row>
  ),
};
export const Reduced: Story = { args: { tone: "reduced", children: "Black Week" } };
export const AtTheEnd: Story = { args: { side: "end" } };
export const WithImage: Story = { args: { children: <img src={drawing} alt="Sommarpris" width={96} height={40} /> } };
export const LongWords: Story = {
  args: { tone: "neutral", children: "Utförsäljning av demonstrationsexemplarsprodukter i butik" },
};
export const RightToLeft: Story = { globals: { direction: "rtl" } };

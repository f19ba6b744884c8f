import type { Meta, StoryObj } from "@storybook/react-vite";
import { QrCode } from "./QrCode.tsx";
import { qrCodeNotes } from "./QrCode.notes.ts";

/** A minimal QR code without data: only its three corners. */
const corner = (x: number, y: number): string =>
  `M${x} ${y}h7v7h-7zM${x + 1} ${y + 1}v5h5v-5zM${x + 2} ${y + 2}h3v3h-3z`;

const meta = {
  title: "Kit/QrCode",
  component: QrCode,
  args: { size: 29, path: corner(4, 4) + corner(18, 4) + corner(4, 18), label: "QR-kod för Swish" },
  parameters: { notes: qrCodeNotes },
} satisfies Meta<typeof QrCode>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Code: Story = {};
export const InANarrowPlace: Story = {
  render: (args) => (
    <div style={{ inlineSize: "6rem" }}>
      <QrCode {...args} />
    </div>
  ),
};
export const LongWords: Story = {
  args: { label: "QR-kod som öppnar identifieringsappen på den mobiltelefon där den är installerad" },
};
export const RightToLeft: Story = { globals: { direction: "rtl" } };

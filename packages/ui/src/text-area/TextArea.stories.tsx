import type { Meta, StoryObj } from "@storybook/react-vite";
import { TextArea } from "./TextArea.tsx";

const meta = {
  title: "Kit/TextArea",
  component: TextArea,
  args: { label: "Meddelande till butiken", note: "(valfritt)" },
  decorators: [(Part) => <div style={{ maxInlineSize: "32rem" }}>{Part()}</div>],
} satisfies Meta<typeof TextArea>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Filled: Story = { args: { defaultValue: "Ring gärna en halvtimme innan ni kommer. Portkod 1234." } };
export const WithError: Story = {
  args: { label: "Beskriv ärendet", note: undefined, error: "Beskriv vad som har hänt." },
};
export const Disabled: Story = { args: { disabled: true } };

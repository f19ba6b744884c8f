import type { Meta, StoryObj } from "@storybook/react-vite";
import { Icon } from "../icon/Icon.tsx";
import { checkIcon, truckIcon } from "../icon/icons.ts";
import { Row } from "../testing/Row.tsx";
import { inRoom } from "../testing/inRoom.tsx";
import { Badge } from "./Badge.tsx";
import { badgeNotes } from "./Badge.notes.ts";

const meta = {
  title: "Kit/Badge",
  component: Badge,
  args: { children: "Nyhet" },
  parameters: { notes: badgeNotes },
} satisfies Meta<typeof Badge>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Neutral: Story = {};
export const Tones: Story = {
  render: () => (
    <Row>
      <Badge>Paket</Badge>
      <Badge tone="accent">Klubbpris</Badge>
      <Badge tone="positive">I lager</Badge>
      <Badge tone="warning">Få kvar</Badge>
      <Badge tone="danger">Slut i lager</Badge>
      <Badge tone="reduced">−23 %</Badge>
    </Row>
  ),
};
export const Solid: Story = {
  render: () => (
    <Row>
      <Badge solid>Paket</Badge>
      <Badge solid tone="accent">
        Klubbpris
      </Badge>
      <Badge solid tone="positive">
        I lager
      </Badge>
      <Badge solid tone="warning">
        Få kvar
      </Badge>
      <Badge solid tone="danger">
        Slut i lager
      </Badge>
      <Badge solid tone="reduced">
        −1 500 kr
      </Badge>
    </Row>
  ),
};
export const WithIcon: Story = {
  args: {
    tone: "positive",
    children: (
      <>
        <Icon icon={checkIcon} /> I lager
      </>
    ),
  },
};
export const InText: Story = {
  render: () => (
    <p>
      Tvättmaskin NV 9 <Badge tone="accent">Nyhet</Badge> med ångprogram
    </p>
  ),
};
export const LongWords: Story = {
  args: { tone: "warning", children: "Demonstrationsexemplarsutförsäljning i butik" },
  decorators: [inRoom("9rem")],
};
export const RightToLeft: Story = {
  args: {
    children: (
      <>
        <Icon icon={truckIcon} data-mirrors="" /> Fri frakt
      </>
    ),
  },
  globals: { direction: "rtl" },
};

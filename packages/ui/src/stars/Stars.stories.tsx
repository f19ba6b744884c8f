import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Row } from "../testing/Row.tsx";
import { inRoom } from "../testing/inRoom.tsx";
import { Stars } from "./Stars.tsx";
import { starsNotes } from "./Stars.notes.ts";

const meta = {
  title: "Kit/Stars",
  component: Stars,
  args: { value: 4.3, label: "4,3 av 5 stjärnor, 37 omdömen", children: <span aria-hidden="true">4,3 (37)</span> },
  parameters: { notes: starsNotes },
} satisfies Meta<typeof Stars>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithCount: Story = {
  play: async ({ canvas }) => expect(canvas.getByRole("img", { name: "4,3 av 5 stjärnor, 37 omdömen" })).toBeVisible(),
};
export const Grades: Story = {
  render: () => (
    <Row stacked>
      <Stars value={0} label="0 av 5 stjärnor" />
      <Stars value={2.5} label="2,5 av 5 stjärnor" />
      <Stars value={5} label="5 av 5 stjärnor" />
      <Stars value={3.7} label="3,7 av 5 stjärnor" style={{ fontSize: "1.5rem" }} />
    </Row>
  ),
};
export const OutsideTheScale: Story = {
  render: () => (
    <Row stacked>
      <Stars value={7} label="5 av 5 stjärnor" />
      <Stars value={-1} label="0 av 5 stjärnor" />
    </Row>
  ),
};
export const InLittleRoom: Story = {
  args: { children: "37 omdömen från kunder som köpt varan" },
  decorators: [inRoom("9rem")],
};
export const RightToLeft: Story = { args: { value: 2.5, label: "2,5 av 5" }, globals: { direction: "rtl" } };

import type { Meta, StoryObj } from "@storybook/react-vite";
import { Row } from "../testing/Row.tsx";
import { Stars } from "./Stars.tsx";

const meta = {
  title: "Kit/Stars",
  component: Stars,
  args: { value: 4.3, label: "Betyg 4,3 av 5", children: "4,3 (37)" },
} satisfies Meta<typeof Stars>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithCount: Story = {};
export const Grades: Story = {
  render: () => (
    <Row stacked>
      <Stars value={0} label="Betyg 0 av 5" />
      <Stars value={2.5} label="Betyg 2,5 av 5" />
      <Stars value={5} label="Betyg 5 av 5" />
      <Stars value={3.7} label="Betyg 3,7 av 5" style={{ fontSize: "1.5rem" }} />
    </Row>
  ),
};

import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Row } from "../testing/Row.tsx";
import { Checkbox } from "./Checkbox.tsx";

const meta = {
  title: "Kit/Checkbox",
  component: Checkbox,
  args: { children: "Bosch (12)" },
} satisfies Meta<typeof Checkbox>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Unchecked: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard(" ");
    await expect(canvas.getByRole("checkbox", { name: "Bosch (12)" })).toBeChecked();
    await userEvent.keyboard(" ");
  },
};
export const Checked: Story = { args: { defaultChecked: true } };
export const WithHint: Story = {
  args: { children: "Visa endast vitvarubutiker", hint: "Butiker med leverans och installation av vitvaror." },
};
export const WithError: Story = {
  args: { children: "Jag har läst och godkänner köpvillkoren", error: "Du måste acceptera köpvillkoren." },
};
export const Disabled: Story = {
  render: () => (
    <Row stacked>
      <Checkbox disabled>Siemens (0)</Checkbox>
      <Checkbox disabled defaultChecked>
        Nödvändiga
      </Checkbox>
    </Row>
  ),
};

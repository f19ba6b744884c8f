import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Radio } from "./Radio.tsx";

const meta = {
  title: "Kit/Radio",
  component: Radio,
  args: { name: "kundtyp", children: "Privatperson" },
  render: (args) => (
    <fieldset>
      <legend>Kundtyp</legend>
      <Radio {...args} value="private" defaultChecked />
      <Radio {...args} value="company">
        Företag
      </Radio>
      <Radio {...args} value="public" disabled>
        Offentlig verksamhet
      </Radio>
    </fieldset>
  ),
} satisfies Meta<typeof Radio>;

export default meta;

export const Group: StoryObj<typeof meta> = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard("{ArrowDown}");
    await expect(canvas.getByRole("radio", { name: "Företag" })).toBeChecked();
  },
};

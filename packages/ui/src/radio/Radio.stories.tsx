import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { FieldError } from "../form-field/FieldError.tsx";
import { inRoom } from "../testing/inRoom.tsx";
import { radioNotes } from "./Radio.notes.ts";
import { Radio } from "./Radio.tsx";

const meta = {
  title: "Kit/Radio",
  component: Radio,
  parameters: { notes: radioNotes },
  args: { name: "kundtyp", children: "Privatperson", defaultChecked: true, onChange: fn() },
  render: (args) => (
    <fieldset>
      <legend className="torg-field__label">Kundtyp</legend>
      <Radio {...args} value="private" />
      <Radio {...args} value="company" defaultChecked={false}>
        Företag
      </Radio>
      <Radio {...args} value="public" defaultChecked={false} disabled>
        Offentlig verksamhet
      </Radio>
    </fieldset>
  ),
} satisfies Meta<typeof Radio>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Group: Story = {};

export const NothingChosen: Story = { args: { defaultChecked: false } };

export const WithHints: Story = {
  render: (args) => (
    <fieldset>
      <legend className="torg-field__label">Leverans</legend>
      <Radio {...args} value="day" hint="Måndag till fredag 8–17">
        Dagtid
      </Radio>
      <Radio {...args} value="evening" defaultChecked={false} hint="Måndag till torsdag 17–22">
        Kväll
      </Radio>
    </fieldset>
  ),
};

export const Invalid: Story = {
  args: { defaultChecked: false },
  render: (args) => (
    <fieldset role="radiogroup" aria-invalid aria-describedby="kundtyp-error">
      <legend className="torg-field__label">Kundtyp</legend>
      <Radio {...args} value="private" />
      <Radio {...args} value="company">
        Företag
      </Radio>
      <FieldError fieldId="kundtyp">Välj om du handlar som privatperson eller företag.</FieldError>
    </fieldset>
  ),
};

export const Disabled: Story = { args: { disabled: true } };

export const LongWords: Story = {
  args: {
    children: "Bostadsrättsföreningens fastighetsförvaltningsbolag",
    hint: "Organisationsnummer krävs vid beställning",
  },
  decorators: [inRoom("15rem")],
};

export const RightToLeft: Story = { globals: { direction: "rtl" } };

export const ByKeyboard: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const radio = (name: string) => canvas.getByRole("radio", { name });
    await userEvent.tab();
    await expect(radio("Privatperson")).toHaveFocus();
    await userEvent.keyboard("{ArrowDown}");
    await expect(radio("Företag")).toHaveFocus();
    await expect(radio("Företag")).toBeChecked();
    await userEvent.keyboard("{ArrowDown}");
    await expect(radio("Privatperson")).toBeChecked();
    await userEvent.keyboard("{ArrowUp}");
    await expect(radio("Företag")).toBeChecked();
    await expect(args.onChange).toHaveBeenCalledTimes(3);
  },
};

import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Row } from "../testing/Row.tsx";
import { inRoom } from "../testing/inRoom.tsx";
import { checkboxNotes } from "./Checkbox.notes.ts";
import { Checkbox } from "./Checkbox.tsx";

const meta = {
  title: "Kit/Checkbox",
  component: Checkbox,
  parameters: { notes: checkboxNotes },
  args: { children: "Bosch (12)" },
} satisfies Meta<typeof Checkbox>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Unchecked: Story = {};

export const Checked: Story = { args: { defaultChecked: true } };

export const WithHint: Story = {
  args: { children: "Visa endast vitvarubutiker", hint: "Butiker med leverans och installation av vitvaror." },
};

export const WithLink: Story = {
  args: {
    children: (
      <>
        Jag accepterar <a href="/sidor/kopvillkor">köpvillkoren</a>
      </>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("checkbox", { name: "Jag accepterar köpvillkoren" })).not.toBeChecked();
    await expect(canvas.getByRole("link")).toHaveAttribute("href", "/sidor/kopvillkor");
  },
};

export const Invalid: Story = {
  args: {
    children: "Jag accepterar köpvillkoren",
    hint: "Du kan läsa dem innan du beställer.",
    error: "Du måste acceptera köpvillkoren.",
  },
  play: async ({ canvas }) => {
    const box = canvas.getByRole("checkbox");
    await expect(box).toBeInvalid();
    await expect(box).toHaveAccessibleDescription(
      "Du måste acceptera köpvillkoren. Du kan läsa dem innan du beställer.",
    );
  },
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

export const LongWords: Story = {
  args: {
    children: "Tvättmaskinsinstallationsanvisningar och fastighetsägarens medgivande finns på plats",
    hint: "Installationsteknikern kontrollerar våtrumscertifieringen innan arbetet påbörjas.",
    error: "Bekräfta att medgivandet finns.",
  },
  decorators: [inRoom("15rem")],
};

export const RightToLeft: Story = {
  args: { defaultChecked: true, hint: "Tolv produkter" },
  globals: { direction: "rtl" },
};

export const ByKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    const box = canvas.getByRole("checkbox", { name: "Bosch (12)" });
    await userEvent.tab();
    await expect(box).toHaveFocus();
    await userEvent.keyboard(" ");
    await expect(box).toBeChecked();
    await userEvent.keyboard(" ");
    await expect(box).not.toBeChecked();
  },
};

import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { inRoom } from "../testing/inRoom.tsx";
import { starRatingInputNotes } from "./StarRatingInput.notes.ts";
import { StarRatingInput } from "./StarRatingInput.tsx";

const meta = {
  title: "Kit/StarRatingInput",
  component: StarRatingInput,
  parameters: { notes: starRatingInputNotes },
  args: {
    legend: "Betyg",
    name: "betyg",
    labels: ["1 stjärna, Usel", "2 stjärnor, Dålig", "3 stjärnor, Ok", "4 stjärnor, Bra", "5 stjärnor, Utmärkt"],
    onRatingChange: fn(),
    onLeave: fn(),
  },
} satisfies Meta<typeof StarRatingInput>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

export const Rated: Story = { args: { defaultValue: 4 } };

export const WithHint: Story = { args: { hint: "Hur nöjd är du med produkten som helhet?" } };

export const Invalid: Story = {
  args: { required: true, error: "Välj ett betyg mellan 1 och 5 stjärnor." },
  play: async ({ canvas }) => {
    const group = canvas.getByRole("radiogroup", { name: "Betyg" });
    await expect(group).toBeInvalid();
    await expect(group).toHaveAccessibleDescription("Välj ett betyg mellan 1 och 5 stjärnor.");
  },
};

export const Disabled: Story = { args: { defaultValue: 3, disabled: true } };

export const LongWords: Story = {
  args: {
    legend: "Hur nöjd är du med tvättmaskinsinstallationen och bortforslingen av den gamla maskinen?",
    labels: [
      "1 stjärna, mycket missnöjd med installationen",
      "2 stjärnor, missnöjd med installationen",
      "3 stjärnor, varken nöjd eller missnöjd med tvättmaskinsinstallationen",
      "4 stjärnor, nöjd med installationen",
      "5 stjärnor, mycket nöjd med installationen",
    ],
    defaultValue: 3,
  },
  decorators: [inRoom("15rem")],
};

export const RightToLeft: Story = {
  args: { defaultValue: 2 },
  globals: { direction: "rtl" },
  play: async ({ canvas }) => {
    const left = (name: string) => canvas.getByRole("radio", { name }).getBoundingClientRect().left;
    await expect(left("1 stjärna, Usel")).toBeGreaterThan(left("2 stjärnor, Dålig"));
  },
};

export const ByKeyboard: Story = {
  play: async ({ canvas, userEvent, args, step }) => {
    const radio = (name: string) => canvas.getByRole("radio", { name });

    await step("Tab goes to the first star, Space chooses it", async () => {
      await userEvent.tab();
      await expect(radio("1 stjärna, Usel")).toHaveFocus();
      await expect(radio("1 stjärna, Usel")).not.toBeChecked();
      await userEvent.keyboard(" ");
      await expect(radio("1 stjärna, Usel")).toBeChecked();
    });

    await step("the arrows choose and wrap", async () => {
      await userEvent.keyboard("{ArrowLeft}");
      await expect(radio("5 stjärnor, Utmärkt")).toBeChecked();
      await userEvent.keyboard("{ArrowRight}{ArrowDown}{ArrowDown}{ArrowUp}");
      await expect(radio("2 stjärnor, Dålig")).toHaveFocus();
      await expect(radio("2 stjärnor, Dålig")).toBeChecked();
      await expect(args.onRatingChange).toHaveBeenLastCalledWith(2);
      await expect(args.onLeave).not.toHaveBeenCalled();
    });

    await step("leaving the group is told once", async () => {
      await userEvent.tab();
      await expect(args.onLeave).toHaveBeenCalledOnce();
    });
  },
};

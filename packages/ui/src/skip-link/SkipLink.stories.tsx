import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { SkipLink } from "./SkipLink.tsx";

const meta = {
  title: "Kit/SkipLink",
  component: SkipLink,
  args: { href: "#innehall", children: "Hoppa till innehållet" },
  render: (args) => (
    <>
      <SkipLink {...args} />
      <main id="innehall">
        <p>Tabba in på sidan, så visar sig länken.</p>
      </main>
    </>
  ),
} satisfies Meta<typeof SkipLink>;

export default meta;

export const Focused: StoryObj<typeof meta> = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    const link = canvas.getByRole("link");
    await expect(link).toHaveFocus();
    await expect(getComputedStyle(link).translate).toBe("none");
  },
};

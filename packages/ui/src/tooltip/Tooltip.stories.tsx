import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, waitFor } from "storybook/test";
import { Button } from "../button/Button.tsx";
import { Icon } from "../icon/Icon.tsx";
import { gridIcon } from "../icon/icons.ts";
import { Tooltip } from "./Tooltip.tsx";

const meta = {
  title: "Kit/Tooltip",
  component: Tooltip,
  args: {
    content: "Visa i rutnät",
    side: "bottom",
    children: (
      <Button aria-label="Visa i rutnät">
        <Icon icon={gridIcon} />
      </Button>
    ),
  },
} satisfies Meta<typeof Tooltip>;

export default meta;

export const Shown: StoryObj<typeof meta> = {
  play: async ({ userEvent }) => {
    await userEvent.tab();
    await waitFor(() => expect(screen.getByRole("tooltip")).toHaveTextContent("Visa i rutnät"));
  },
};

export const ByKeyboard: StoryObj<typeof meta> = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await waitFor(() => expect(screen.getByRole("tooltip")).toHaveTextContent("Visa i rutnät"));
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("tooltip")).toBeNull());
    await expect(canvas.getByRole("button")).toHaveFocus();
  },
};

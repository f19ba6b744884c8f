import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, waitFor } from "storybook/test";
import { Button } from "../button/Button.tsx";
import { Icon } from "../icon/Icon.tsx";
import { gridIcon, infoIcon } from "../icon/icons.ts";
import { Row } from "../testing/Row.tsx";
import { Tooltip } from "./Tooltip.tsx";
import { tooltipNotes } from "./Tooltip.notes.ts";

const meta = {
  title: "Kit/Tooltip",
  component: Tooltip,
  args: {
    content: "Visa i rutnät",
    children: (
      <Button aria-label="Visa i rutnät">
        <Icon icon={gridIcon} />
      </Button>
    ),
  },
  parameters: { notes: tooltipNotes },
  decorators: [(Part) => <div style={{ minBlockSize: "8rem", padding: "1rem" }}>{Part()}</div>],
} satisfies Meta<typeof Tooltip>;

export default meta;
type Story = StoryObj<typeof meta>;

const spec = (
  <Button size="small" aria-label="Om kapacitet">
    <Icon icon={infoIcon} />
  </Button>
);

export const Hidden: Story = {
  play: async ({ canvas }) => {
    await expect(screen.queryByRole("tooltip")).toBeNull();
    await expect(canvas.getByRole("button")).toHaveAccessibleDescription("Visa i rutnät");
  },
};
export const Shown: Story = {
  play: async ({ userEvent }) => {
    await userEvent.tab();
    await waitFor(() => expect(screen.getByRole("tooltip")).toBeVisible());
  },
};
export const EachSide: Story = {
  render: () => (
    <div style={{ padding: "4rem" }}>
      <Row>
        {(["top", "bottom"] as const).map((side) => (
          <Tooltip key={side} side={side} content={`Visa i rutnät: ${side}`}>
            <Button>{side}</Button>
          </Tooltip>
        ))}
      </Row>
    </div>
  ),
  play: async ({ userEvent }) => {
    await userEvent.tab();
    await waitFor(() => expect(screen.getByRole("tooltip")).toHaveTextContent("top"));
    await userEvent.tab();
    await waitFor(() => expect(screen.getByRole("tooltip")).toHaveTextContent("bottom"));
  },
};
export const LongWords: Story = {
  args: {
    content:
      "Största mängd torr tvätt per omgång. Diskmaskinsinstallationstillbehörspaketförlängningsslangkopplingsadapter ingår.",
    children: spec,
  },
  play: async ({ userEvent }) => {
    await userEvent.tab();
    await waitFor(() => expect(screen.getByRole("tooltip")).toBeVisible());
  },
};
export const RightToLeft: Story = {
  args: { content: "Största mängd torr tvätt per omgång.", children: spec },
  globals: { direction: "rtl" },
  play: async ({ userEvent }) => {
    await userEvent.tab();
    await waitFor(() => expect(screen.getByRole("tooltip")).toBeVisible());
  },
};
export const ByKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole("button", { name: "Visa i rutnät" });
    await userEvent.tab();
    await waitFor(() => expect(screen.getByRole("tooltip")).toHaveTextContent("Visa i rutnät"));
    await expect(button).toHaveAccessibleDescription("Visa i rutnät");
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("tooltip")).toBeNull());
    await expect(button).toHaveFocus();
    await userEvent.tab();
    await userEvent.tab({ shift: true });
    await waitFor(() => expect(screen.getByRole("tooltip")).toBeVisible());
  },
};

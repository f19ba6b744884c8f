import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, waitFor } from "storybook/test";
import { Button } from "../button/Button.tsx";
import { DefinitionList } from "../definition-list/DefinitionList.tsx";
import { SidePanel } from "./SidePanel.tsx";

const meta = {
  title: "Kit/SidePanel",
  component: SidePanel,
  args: {
    open: true,
    onOpenChange: fn(),
    title: "Din varukorg",
    closeLabel: "Stäng",
    children: (
      <DefinitionList
        variant="sum"
        items={[
          { id: 1, term: "Produkter", details: "13 980 kr" },
          { id: 2, term: "Frakt", details: "0 kr" },
          { id: 3, term: "Totalt", details: "13 980 kr" },
        ]}
      />
    ),
    footer: (
      <Button variant="primary" wide size="large">
        Gå till kassan
      </Button>
    ),
  },
  parameters: { docs: { story: { inline: false, iframeHeight: 520 } } },
} satisfies Meta<typeof SidePanel>;

export default meta;
type Story = StoryObj<typeof meta>;

export const End: Story = {
  play: async ({ userEvent, args }) => {
    const panel = await screen.findByRole("dialog", { name: "Din varukorg" });
    await waitFor(() => expect(panel).toBeVisible());
    await userEvent.keyboard("{Escape}");
    await expect(args.onOpenChange).toHaveBeenCalledWith(false);
  },
};
export const Start: Story = { args: { side: "start", title: "Filtrera" } };

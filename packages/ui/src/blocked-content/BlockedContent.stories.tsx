import type { Meta, StoryObj } from "@storybook/react-vite";
import { type ReactElement, useState } from "react";
import { expect, waitFor } from "storybook/test";
import { Button } from "../button/Button.tsx";
import { inRoom } from "../testing/inRoom.tsx";
import { BlockedContent, type BlockedContentProps } from "./BlockedContent.tsx";
import { blockedContentNotes } from "./BlockedContent.notes.ts";

const film = (
  <div style={{ display: "grid", placeItems: "center", background: "var(--torg-color-accent-subtle)" }}>Filmen</div>
);

const meta = {
  title: "Kit/BlockedContent",
  component: BlockedContent,
  args: {
    title: "Innehållet kan inte visas",
    text: "Filmen kommer från filmer.example. När du tillåter funktionella tjänster från tredje part hämtas den därifrån.",
    action: <Button>Tillåt och visa filmen</Button>,
    ratio: "16 / 9",
  },
  parameters: { notes: blockedContentNotes },
  decorators: [inRoom("40rem", "at most")],
} satisfies Meta<typeof BlockedContent>;

export default meta;
type Story = StoryObj<typeof meta>;

function Film(props: BlockedContentProps): ReactElement {
  const [allowed, setAllowed] = useState(false);
  return (
    <BlockedContent {...props} action={<Button onClick={() => setAllowed(true)}>Tillåt och visa filmen</Button>}>
      {allowed && film}
    </BlockedContent>
  );
}

export const Blocked: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("group", { name: "Innehållet kan inte visas" })).toBeVisible();
    await expect(canvas.queryByText("Filmen")).toBeNull();
  },
};
export const TitleOnly: Story = { args: { text: undefined, action: undefined, ratio: undefined } };
export const Loading: Story = { args: { action: <Button busy>Tillåt och visa filmen</Button> } };
export const Allowed: Story = { args: { children: film } };
export const KeepsItsPlace: Story = {
  render: (args) => <Film {...args} />,
  play: async ({ canvas, canvasElement, userEvent }) => {
    const size = (): DOMRect | undefined =>
      canvasElement.querySelector(".torg-blocked-content")?.getBoundingClientRect();
    const before = size();
    await userEvent.click(canvas.getByRole("button"));
    await expect(size()).toEqual(before);
  },
};
export const ByKeyboard: Story = {
  render: (args) => <Film {...args} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByRole("button")).toHaveFocus());
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(canvas.getByText("Filmen").parentElement).toHaveFocus());
  },
};
export const InLittleRoom: Story = {
  decorators: [inRoom("17rem")],
};
export const LongWords: Story = {
  args: {
    title: "Betalningsalternativsinformationen",
    action: <Button>Aktivera tredjepartsfunktionalitetsinställningarna</Button>,
  },
  decorators: [inRoom("17rem")],
};
export const RightToLeft: Story = { globals: { direction: "rtl" } };

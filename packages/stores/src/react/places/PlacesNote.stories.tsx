import type { Meta, StoryObj } from "@storybook/react-vite";
import { Button } from "@torg/ui";
import { PlacesNote } from "./PlacesNote.tsx";

const meta = {
  title: "Stores/PlacesNote",
  component: PlacesNote,
  args: {
    maps: { key: "abc", china: false, scriptBase: "https://maps.example/api/js" },
    children: <Button size="small">Tillåt</Button>,
  },
} satisfies Meta<typeof PlacesNote>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Where suggestions of places would come from and what that host learns, before the button that allows them. */
export const Asking: Story = {};
export const RightToLeft: Story = { globals: { direction: "rtl" } };

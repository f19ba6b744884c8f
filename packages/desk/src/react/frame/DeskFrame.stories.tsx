import type { Meta, StoryObj } from "@storybook/react-vite";
import { DeskFrame } from "./DeskFrame.tsx";

const meta = {
  title: "Desk/DeskFrame",
  component: DeskFrame,
  args: {
    shopName: "Nordhem",
    operator: { name: "Anna Lind", role: "administrator" },
    section: "orders",
    messages: [],
    children: <h1>Ordrar</h1>,
  },
} satisfies Meta<typeof DeskFrame>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Who is logged in and as what, the way out, and the sections with the current one marked. */
export const LoggedIn: Story = {};
/** Only the shop's name: no sections and no way out. */
export const LoggedOut: Story = { args: { operator: null, section: null, children: <h1>Logga in</h1> } };
/** Messages of success and of refusal. */
export const Messages: Story = {
  args: {
    messages: [
      { kind: "success", text: "Order 100245 är skickad. Köparen får ett mejl." },
      { kind: "error", text: "Någon annan har just ändrat ordern. Läs den igen innan du fortsätter." },
      { kind: "info", text: "Du är utloggad." },
    ],
  },
};
export const LongWords: Story = {
  args: {
    shopName: "Centrifugeringshastighetsbegränsningsindikatorlampfabriken",
    operator: { name: "Anna-Maria Centrifugeringshastighetsson af Lindeberg", role: "seller" },
  },
};
export const RightToLeft: Story = { globals: { direction: "rtl" } };

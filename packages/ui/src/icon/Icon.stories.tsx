import type { Meta, StoryObj } from "@storybook/react-vite";
import { Icon } from "./Icon.tsx";
import * as icons from "./icons.ts";

const meta = { title: "Kit/Icon", component: Icon, args: { icon: icons.cartIcon } } satisfies Meta<typeof Icon>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Decoration: Story = {};
export const Named: Story = { args: { label: "Varukorg" } };
export const AllIcons: Story = {
  render: () => (
    <ul
      className="torg-all-icons"
      style={{ display: "grid", gap: "1.5rem", gridTemplateColumns: "repeat(auto-fill, minmax(7rem, 1fr))" }}
    >
      {Object.entries(icons).map(([name, icon]) => (
        <li key={name} style={{ display: "grid", justifyItems: "center", gap: "0.5rem", fontSize: "0.75rem" }}>
          <Icon icon={icon} style={{ inlineSize: "1.5rem" }} />
          {name}
        </li>
      ))}
    </ul>
  ),
};

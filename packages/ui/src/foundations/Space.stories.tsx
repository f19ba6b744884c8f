import type { Meta, StoryObj } from "@storybook/react-vite";

const meta = { title: "Foundations/Space and shape" } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const Space: Story = {
  render: () => (
    <ul className="torg-scale" style={{ display: "grid", gap: "var(--torg-space-3)" }}>
      {[1, 2, 3, 4, 5, 6, 7, 8, 9].map((step) => (
        <li key={step} style={{ display: "flex", gap: "1rem", alignItems: "center" }}>
          <code style={{ inlineSize: "5rem", fontSize: "var(--torg-size-2)" }}>space-{step}</code>
          <span
            style={{
              inlineSize: `var(--torg-space-${step})`,
              blockSize: "1rem",
              borderRadius: "2px",
              background: "var(--torg-color-accent)",
            }}
          />
        </li>
      ))}
    </ul>
  ),
};

export const RadiusAndShadow: Story = {
  render: () => (
    <ul
      className="torg-scale"
      style={{ display: "flex", flexWrap: "wrap", gap: "var(--torg-space-6)", padding: "2rem" }}
    >
      {[1, 2, 3].map((step) => (
        <li
          key={step}
          style={{
            display: "grid",
            placeItems: "center",
            inlineSize: "10rem",
            blockSize: "8rem",
            borderRadius: `var(--torg-radius-${step})`,
            background: "var(--torg-color-surface)",
            boxShadow: `var(--torg-shadow-${step})`,
          }}
        >
          <code style={{ fontSize: "var(--torg-size-2)" }}>
            radius-{step}, shadow-{step}
          </code>
        </li>
      ))}
    </ul>
  ),
};

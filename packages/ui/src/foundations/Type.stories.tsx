import type { Meta, StoryObj } from "@storybook/react-vite";

const meta = { title: "Foundations/Type" } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const sizes = [8, 7, 6, 5, 4, 3, 2, 1];

export const Scale: Story = {
  render: () => (
    <ul className="torg-scale" style={{ display: "grid", gap: "var(--torg-space-4)" }}>
      {sizes.map((size) => (
        <li
          key={size}
          style={{
            fontSize: `var(--torg-size-${size})`,
            fontWeight: size > 4 ? "var(--torg-weight-bold)" : undefined,
            lineHeight: "var(--torg-leading-tight)",
          }}
        >
          Tvättmaskiner för små utrymmen
          <code style={{ marginInlineStart: "1rem", color: "var(--torg-color-muted)", fontSize: "0.75rem" }}>
            size-{size}
          </code>
        </li>
      ))}
    </ul>
  ),
};

export const InAText: Story = {
  render: () => (
    <article style={{ display: "grid", gap: "var(--torg-space-4)", maxInlineSize: "40rem" }}>
      <h1>Så väljer du tvättmaskin</h1>
      <p>
        En tvättmaskin ska hålla i minst tio år. Börja med <a href="#kapacitet">kapaciteten</a>: för två personer räcker
        sju kilo, för en familj behövs åtta eller nio.
      </p>
      <h2 id="kapacitet">Kapacitet</h2>
      <ul>
        <li>7 kg: en till två personer</li>
        <li>9 kg: familjen, täcken och gardiner</li>
      </ul>
      <h3>Energiklass</h3>
      <p>
        Skillnaden mellan klass A och C är omkring 40 kWh om året. <small>Räknat på 100 tvättar i 40 grader.</small>
      </p>
    </article>
  ),
};

export const TabularFigures: Story = {
  render: () => (
    <table style={{ fontVariantNumeric: "tabular-nums", textAlign: "end" }}>
      <tbody>
        {["1 111 kr", "6 990 kr", "12 480 kr"].map((amount) => (
          <tr key={amount}>
            <td>{amount}</td>
          </tr>
        ))}
      </tbody>
    </table>
  ),
};

import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { contrast, type Rgb } from "../testing/contrast.ts";
import { type ContrastPair, contrastPairs } from "../testing/contrastPairs.ts";

const meta = { title: "Foundations/Colours" } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const families = [
  {
    name: "Snö, granit och bläck",
    tokens: ["background", "surface", "sunken", "border", "border-strong", "muted", "text"],
  },
  {
    name: "Gran: den enda accenten",
    tokens: ["accent", "accent-hover", "on-accent", "accent-subtle", "link", "focus"],
  },
  {
    name: "Björklöv, hjortron och lingon",
    tokens: [
      "positive",
      "positive-subtle",
      "warning",
      "warning-subtle",
      "danger",
      "danger-subtle",
      "reduced",
      "rating",
    ],
  },
];

const token = (name: string): string => `var(--torg-color-${name})`;

export const Palette: Story = {
  render: () => (
    <div style={{ display: "grid", gap: "var(--torg-space-6)" }}>
      {families.map(({ name, tokens }) => (
        <section key={name}>
          <h2 style={{ fontSize: "var(--torg-size-5)", marginBlockEnd: "var(--torg-space-3)" }}>{name}</h2>
          <ul
            className="torg-palette"
            style={{ display: "grid", gap: "1rem", gridTemplateColumns: "repeat(auto-fill, minmax(8.5rem, 1fr))" }}
          >
            {tokens.map((color) => (
              <li key={color}>
                <div
                  style={{
                    blockSize: "5rem",
                    border: "1px solid var(--torg-color-border)",
                    borderRadius: "var(--torg-radius-2)",
                    background: token(color),
                  }}
                />
                <code style={{ fontSize: "var(--torg-size-2)" }}>{color}</code>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  ),
};

function rgbOf(text: string): Rgb {
  const [red = 0, green = 0, blue = 0] = (text.match(/[\d.]+/g) ?? []).map(Number);
  return [red, green, blue];
}

/** Writes the contrast of a cell's own colours into it. */
function writeContrast(cell: HTMLElement | null): void {
  if (cell === null) return;
  const { color, backgroundColor } = getComputedStyle(cell);
  const figure = contrast(rgbOf(color), rgbOf(backgroundColor));
  cell.textContent = `${figure.toFixed(1).replace(".", ",")} : 1`;
  cell.dataset["contrast"] = String(figure);
}

function Pair({ front, back, least }: ContrastPair) {
  return (
    <li style={{ display: "flex", gap: "0.75rem", alignItems: "center", fontSize: "var(--torg-size-2)" }}>
      <span
        ref={writeContrast}
        data-least={least}
        style={{
          minInlineSize: "4.75rem",
          padding: "0.25rem 0.5rem",
          border: "1px solid var(--torg-color-border)",
          borderRadius: "var(--torg-radius-1)",
          background: token(back),
          color: token(front),
          fontSize: least === 3 ? "1.5rem" : undefined,
          fontVariantNumeric: "tabular-nums",
        }}
      />
      {front} / {back}
    </li>
  );
}

export const ContrastFigures: Story = {
  render: (_args, { globals }) => (
    <ul
      key={`${String(globals["theme"])} ${String(globals["mode"])}`}
      className="torg-palette"
      style={{ display: "grid", gap: "0.5rem 1.5rem", gridTemplateColumns: "repeat(auto-fill, minmax(15rem, 1fr))" }}
    >
      {contrastPairs.map((pair) => (
        <Pair key={`${pair.front} ${pair.back}`} {...pair} />
      ))}
    </ul>
  ),
  play: async ({ canvasElement }) => {
    for (const cell of canvasElement.querySelectorAll<HTMLElement>("[data-contrast]")) {
      await expect(Number(cell.dataset["contrast"])).toBeGreaterThanOrEqual(Number(cell.dataset["least"]));
    }
  },
};

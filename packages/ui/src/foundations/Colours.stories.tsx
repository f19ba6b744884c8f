import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor } from "storybook/test";
import { contrast, parseRgb, toHex } from "../testing/contrast.ts";
import { contrastGrade } from "../testing/contrastGrade.ts";
import { type ContrastPair, contrastPairs } from "../testing/contrastPairs.ts";
import { FoundationPage, FoundationSection } from "../testing/FoundationPage.tsx";
import { type TokenValues, useTokens } from "../testing/useTokens.ts";

const meta = {
  title: "Foundations/Colour",
  tags: ["!autodocs"],
  parameters: { layout: "fullscreen", controls: { disable: true } },
} satisfies Meta;

export default meta;

const families = [
  {
    name: "Ground and text",
    colors: {
      background: "The page",
      surface: "What lies on the page: cards, dialogs, fields",
      sunken: "What lies deeper: bands, code, what is disabled",
      picture: "Behind pictures of products, white in the dark too",
      border: "Lines that part things; never the only edge of a control",
      "border-strong": "Edges of controls",
      muted: "What is said by the way",
      text: "Everything else",
    },
  },
  {
    name: "Accent",
    colors: {
      accent: "The one thing to do, and what is chosen",
      "accent-hover": "The same under the pointer",
      "on-accent": "Text on it",
      "accent-subtle": "A breath of it: hover, what is selected in a list",
      link: "Links in texts",
      focus: "The ring around what has the focus",
    },
  },
  {
    name: "Meaning",
    colors: {
      positive: "In stock, done",
      "positive-subtle": "The ground of a good message",
      warning: "Few left, mind this",
      "warning-subtle": "The ground of a warning",
      danger: "Wrong, or cannot be undone",
      "danger-subtle": "The ground of an error",
      reduced: "A price that is lower than before",
      rating: "Stars",
    },
  },
];

const token = (name: string): string => `--torg-color-${name}`;
const all = [
  ...new Set([
    ...families.flatMap(({ colors }) => Object.keys(colors)),
    ...contrastPairs.flatMap(({ front, back }) => [front, back]),
  ]),
];

function figureOf(values: TokenValues, { front, back }: ContrastPair): number {
  const [one, other] = [values.get(token(front)), values.get(token(back))];
  return one === undefined || other === undefined ? 0 : contrast(parseRgb(one), parseRgb(other));
}

function Pair({ pair, values }: { readonly pair: ContrastPair; readonly values: TokenValues }) {
  const figure = figureOf(values, pair);
  return (
    <tr>
      <td>
        <span
          className="docs-pair"
          style={{ background: `var(${token(pair.back)})`, color: `var(${token(pair.front)})` }}
          aria-hidden="true"
        >
          {pair.least === 3 ? <span className="docs-pair__sign" /> : "Ag"}
        </span>
      </td>
      <th scope="row">
        {pair.front} <span className="docs-muted">on {pair.back}</span>
      </th>
      <td>{pair.least === 3 ? "sign, 3" : "text, 4.5"}</td>
      <td className="docs-figure" data-figure={figure} data-least={pair.least}>
        {figure.toFixed(2)}
      </td>
      <td>
        <strong>{contrastGrade(figure, pair.least)}</strong>
      </td>
    </tr>
  );
}

function Colours({ look }: { readonly look: string }) {
  const values = useTokens(all.map(token));
  return (
    <FoundationPage
      title="Colour"
      lead="Much white, dark ink and one accent. Pictures of products carry the colour, and what means something never says it by colour alone."
    >
      {families.map(({ name, colors }) => (
        <FoundationSection key={name} title={name}>
          <ul className="docs-swatches">
            {Object.entries(colors).map(([color, use]) => (
              <li key={color}>
                <div className="docs-swatch" style={{ background: `var(${token(color)})` }} />
                <code>{color}</code>
                <span className="docs-value">{toHex(parseRgb(values.get(token(color)) ?? ""))}</span>
                <p>{use}</p>
              </li>
            ))}
          </ul>
        </FoundationSection>
      ))}
      <FoundationSection
        title="Contrast"
        text={`Every pair that a style sheet sets, with the figure of the theme and the mode that are shown now: ${look}. Text needs 4.5 for AA and 7 for AAA, signs and edges of controls need 3.`}
      >
        <div className="docs-scroll">
          <table className="docs-table docs-table--close">
            <thead>
              <tr>
                <th scope="col">Looks like</th>
                <th scope="col">Pair</th>
                <th scope="col">Needs</th>
                <th scope="col">Has</th>
                <th scope="col">Grade</th>
              </tr>
            </thead>
            <tbody>
              {contrastPairs.map((pair) => (
                <Pair key={`${pair.front} ${pair.back}`} pair={pair} values={values} />
              ))}
            </tbody>
          </table>
        </div>
      </FoundationSection>
    </FoundationPage>
  );
}

export const Colour: StoryObj<typeof meta> = {
  render: (_args, { globals }) => <Colours look={`${String(globals["theme"])}, ${String(globals["mode"])}`} />,
  play: async ({ canvasElement }) => {
    const figures = [...canvasElement.querySelectorAll<HTMLElement>("[data-figure]")];
    await waitFor(() => expect(Number(figures[0]?.dataset["figure"])).toBeGreaterThan(1));
    for (const { dataset } of figures) {
      await expect(Number(dataset["figure"])).toBeGreaterThanOrEqual(Number(dataset["least"]));
    }
  },
};

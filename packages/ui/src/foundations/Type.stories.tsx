import type { Meta, StoryObj } from "@storybook/react-vite";
import { FoundationPage, FoundationSection } from "../testing/FoundationPage.tsx";
import { useTokens } from "../testing/useTokens.ts";

const meta = {
  title: "Foundations/Type",
  tags: ["!autodocs"],
  parameters: { layout: "fullscreen", controls: { disable: true } },
} satisfies Meta;

export default meta;

const sizes = [
  { size: 8, use: "h1: the name of a page; grows with the window" },
  { size: 7, use: "h2" },
  { size: 6, use: "h3, lead" },
  { size: 5, use: "h4, price of a product" },
  { size: 4, use: "Text, fields, buttons" },
  { size: 3, use: "Small buttons, tables, what stands beside" },
  { size: 2, use: "Hints, labels of badges" },
  { size: 1, use: "The smallest: notes under a price" },
];

const weights = [
  { name: "regular", use: "Text" },
  { name: "medium", use: "Buttons, labels, what is chosen" },
  { name: "bold", use: "Headings, prices" },
];

function Scale() {
  const values = useTokens(sizes.map(({ size }) => `--torg-size-${size}`));
  return (
    <ul className="docs-scale">
      {sizes.map(({ size, use }) => (
        <li key={size}>
          <span
            lang="sv"
            style={{
              fontFamily: size > 4 ? "var(--torg-font-heading)" : undefined,
              fontSize: `var(--torg-size-${size})`,
              fontWeight: size > 4 ? "var(--torg-weight-bold)" : undefined,
              letterSpacing: size > 4 ? "var(--torg-tracking-heading)" : undefined,
            }}
          >
            Tvättmaskiner för små utrymmen
          </span>
          <p>
            <code>size-{size}</code> <span className="docs-value">{values.get(`--torg-size-${size}`)}</span> {use}
          </p>
        </li>
      ))}
    </ul>
  );
}

const rhythm = [
  { token: "--torg-leading-display", use: "The lines of an h1" },
  { token: "--torg-leading-tight", use: "The lines of other headings and of controls" },
  { token: "--torg-leading-normal", use: "The lines of a text" },
  { token: "--torg-space-6", use: "Above a heading in a text" },
  { token: "--torg-space-2", use: "Below a heading in a text" },
  { token: "--torg-space-4", use: "Between paragraphs" },
  { token: "--torg-space-7", use: "Between two sections of a page" },
  { token: "--torg-measure", use: "The longest line of a text" },
];

function Rhythm() {
  const values = useTokens(rhythm.map(({ token }) => token));
  return (
    <dl className="docs-terms">
      {rhythm.map(({ token, use }) => (
        <div key={token}>
          <dt>
            <code>{token.slice(7)}</code> <span className="docs-value">{values.get(token)}</span>
          </dt>
          <dd>{use}</dd>
        </div>
      ))}
    </dl>
  );
}

export const Type: StoryObj<typeof meta> = {
  render: () => (
    <FoundationPage
      title="Type"
      lead="Schibsted Grotesk, drawn for Nordic newspapers: plain in a price, with a character of its own in a heading, and an I that nobody takes for an l. One variable file of 42 kB. Sizes are rem, so that they follow what somebody has set in the browser."
    >
      <FoundationSection title="Scale">
        <Scale />
      </FoundationSection>
      <FoundationSection
        title="Rhythm"
        text="Lines stand closer the larger the letters are, and the distance above a heading is larger than that below it, so that it belongs to what follows. No part sets a number of its own: a shop that changes a step changes all of its pages."
      >
        <Rhythm />
      </FoundationSection>
      <FoundationSection
        title="While the font is on its way"
        text="A page keeps the face that it begins with (font-display: optional). The font is asked for before the style sheets and is there for nearly everybody; who waits longer than a tenth of a second reads Arial or Roboto, brought to the width and height of ours, until the next page. So nothing that somebody reads moves. A shop with a face of its own leaves @torg/ui/font.css out and sets --torg-font."
      />
      <FoundationSection title="Weights">
        <ul className="docs-cards">
          {weights.map(({ name, use }) => (
            <li key={name}>
              <span lang="sv" style={{ fontSize: "var(--torg-size-7)", fontWeight: `var(--torg-weight-${name})` }}>
                Diskmaskin
              </span>
              <p>
                <code>weight-{name}</code> {use}
              </p>
            </li>
          ))}
        </ul>
      </FoundationSection>
      <FoundationSection
        title="Figures of one width"
        text="Prices and quantities take figures of the same width, so that columns stand still when they change."
      >
        <table className="docs-figures" lang="sv">
          <tbody>
            {["1 111 kr", "6 990 kr", "12 480 kr"].map((amount) => (
              <tr key={amount}>
                <td>{amount}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </FoundationSection>
      <FoundationSection
        title="In a text"
        text="Headings balance their lines and may break long words with a hyphen; a line of text stays below some 75 letters."
      >
        <article className="docs-article" lang="sv">
          <h1>Så väljer du tvättmaskin</h1>
          <p>
            En tvättmaskin ska hålla i minst tio år. Börja med <a href="#kapacitet">kapaciteten</a>: för två personer
            räcker sju kilo, för en familj behövs åtta eller nio.
          </p>
          <h2 id="kapacitet">Kapacitet</h2>
          <ul>
            <li>7 kg: en till två personer</li>
            <li>9 kg: familjen, täcken och gardiner</li>
          </ul>
          <h3>Energieffektivitetsklassificering</h3>
          <p>
            Skillnaden mellan klass A och C är omkring 40 kWh om året. <small>Räknat på 100 tvättar i 40 grader.</small>
          </p>
        </article>
      </FoundationSection>
    </FoundationPage>
  ),
};

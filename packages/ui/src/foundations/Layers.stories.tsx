import type { Meta, StoryObj } from "@storybook/react-vite";
import { FoundationPage, FoundationSection } from "../testing/FoundationPage.tsx";
import { useTokens } from "../testing/useTokens.ts";

const meta = {
  title: "Foundations/Layers",
  tags: ["!autodocs"],
  parameters: { layout: "fullscreen", controls: { disable: true } },
} satisfies Meta;

export default meta;

const levels = [
  { name: "toast", use: "Messages, tooltips, the skip link: seen above everything" },
  { name: "dialog", use: "Dialogs, side panels, the lightbox" },
  { name: "overlay", use: "The veil behind them, menus that cover the page, the compare bar" },
  { name: "sticky", use: "What stays while the page scrolls: head, micro banner, go-to-checkout bar" },
];

const cascade = [
  { name: "torg.tokens", use: "Colours, sizes, durations; a theme sets some again" },
  { name: "torg.base", use: "Reset, headings, links, focus" },
  { name: "torg.parts", use: "The kit" },
  { name: "torg.features", use: "Cart, catalogue, checkout and the others" },
  { name: "torg.pages", use: "Pages of the shop" },
  { name: "no layer", use: "Your own style sheet: always wins, whatever its selectors are" },
];

function Levels() {
  const values = useTokens(levels.map(({ name }) => `--torg-z-${name}`));
  return (
    <ol className="docs-levels">
      {levels.map(({ name, use }) => (
        <li key={name}>
          <code>z-{name}</code> <span className="docs-value">{values.get(`--torg-z-${name}`)}</span>
          <p>{use}</p>
        </li>
      ))}
      <li>
        <code>the page</code>
        <p>Inside a part, small figures below 10 are its own affair.</p>
      </li>
    </ol>
  );
}

export const Layers: StoryObj<typeof meta> = {
  render: () => (
    <FoundationPage
      title="Layers"
      lead="Two orders decide what lies on top: levels on the screen, and layers of the style sheets. Both are written down once."
    >
      <FoundationSection
        title="On the screen"
        text="From what is nearest to the eye down to the page. What the browser puts on top by itself, such as popovers, lies above all of these."
      >
        <Levels />
      </FoundationSection>
      <FoundationSection title="In the style sheets" text="Later layers win over earlier ones.">
        <ol className="docs-cascade">
          {cascade.map(({ name, use }) => (
            <li key={name}>
              <code>{name}</code>
              <p>{use}</p>
            </li>
          ))}
        </ol>
      </FoundationSection>
    </FoundationPage>
  ),
};

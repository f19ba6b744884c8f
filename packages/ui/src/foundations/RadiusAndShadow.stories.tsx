import type { Meta, StoryObj } from "@storybook/react-vite";
import { FoundationPage, FoundationSection } from "../testing/FoundationPage.tsx";
import { useTokens } from "../testing/useTokens.ts";

const meta = {
  title: "Foundations/Radius and shadow",
  tags: ["!autodocs"],
  parameters: { layout: "fullscreen", controls: { disable: true } },
} satisfies Meta;

export default meta;

const radii = [
  { name: "1", use: "Badges, code, small things" },
  { name: "2", use: "Buttons, fields" },
  { name: "3", use: "Cards, dialogs" },
  { name: "round", use: "Pills and round buttons" },
];

const shadows = [
  { name: "1", use: "Lies on the page" },
  { name: "2", use: "Rises: hover, popovers, toasts" },
  { name: "3", use: "Floats above all: dialogs" },
];

function Radii() {
  const values = useTokens(radii.map(({ name }) => `--torg-radius-${name}`));
  return (
    <ul className="docs-shapes">
      {radii.map(({ name, use }) => (
        <li key={name}>
          <div className="docs-shape" style={{ borderRadius: `var(--torg-radius-${name})` }} />
          <code>radius-{name}</code>
          <span className="docs-value">{values.get(`--torg-radius-${name}`)}</span>
          <p>{use}</p>
        </li>
      ))}
    </ul>
  );
}

export const RadiusAndShadow: StoryObj<typeof meta> = {
  name: "Radius and shadow",
  render: () => (
    <FoundationPage
      title="Radius and shadow"
      lead="The bigger the thing, the rounder its corners. A shadow says how high something lies, never that it can be pressed. Themes set both: team-workwear is square and sturdy."
    >
      <FoundationSection title="Radius">
        <Radii />
      </FoundationSection>
      <FoundationSection
        title="Shadow"
        text="In the dark a shadow is hardly seen: there a surface also is lighter than what it lies on. On paper there is none."
      >
        <ul className="docs-shapes">
          {shadows.map(({ name, use }) => (
            <li key={name}>
              <div className="docs-shape" data-plain style={{ boxShadow: `var(--torg-shadow-${name})` }} />
              <code>shadow-{name}</code>
              <p>{use}</p>
            </li>
          ))}
        </ul>
      </FoundationSection>
    </FoundationPage>
  ),
};

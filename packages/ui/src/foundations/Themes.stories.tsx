import type { Meta, StoryObj } from "@storybook/react-vite";
import { FoundationPage, FoundationSection } from "../testing/FoundationPage.tsx";
import { ShopSample } from "../testing/ShopSample.tsx";

const meta = {
  title: "Foundations/Themes",
  tags: ["!autodocs"],
  parameters: { layout: "fullscreen", controls: { disable: true } },
} satisfies Meta;

export default meta;

const themes = [
  { theme: "standard", name: "Standard", text: "Spruce green on snow, soft corners. For electronics and white goods." },
  {
    theme: "team-workwear",
    name: "Team Workwear",
    text: "Black and high-visibility yellow on concrete, square corners, narrow headings. For clothes that work.",
  },
  {
    theme: "newsprint",
    name: "Newsprint",
    text: "Paper, ink and one vermilion, a serif, no corner rounded. A shop's own, to show how far tokens alone reach; it is no part of the kit.",
  },
];
const modes = ["light", "dark"];

const ownTheme = `@layer torg.tokens {
  [data-theme="my-shop"] {
    --torg-color-accent: light-dark(#2b3a8c, #a9b6ff);
    --torg-color-on-accent: light-dark(#fff, #10163a);
    --torg-radius-2: 62rem;
  }
}`;

export const Themes: StoryObj<typeof meta> = {
  render: () => (
    <FoundationPage
      title="Themes"
      lead="A theme is a file of tokens, and nothing else. It wakes on an attribute of any element, and what it does not set is inherited."
    >
      {modes.map((mode) => (
        <FoundationSection key={mode} title={mode === "light" ? "Light" : "Dark"}>
          <div className="docs-themes">
            {themes.map(({ theme, name, text }) => (
              <section
                key={theme}
                className="docs-theme"
                data-theme={theme}
                data-theme-mode={mode}
                aria-label={`${name}, ${mode}`}
              >
                <h3>{name}</h3>
                <p>{text}</p>
                <ShopSample name={`${theme}-${mode}`} />
              </section>
            ))}
          </div>
        </FoundationSection>
      ))}
      <FoundationSection
        title="A theme of your own"
        text="Set what differs, in the layer of the tokens. Colours say their light and their dark at once. A theme has to hold its contrast in both: every pair is on the page about colour."
      >
        <pre className="docs-code">
          <code>{ownTheme}</code>
        </pre>
      </FoundationSection>
    </FoundationPage>
  ),
};

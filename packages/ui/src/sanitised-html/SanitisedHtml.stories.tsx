import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { inRoom } from "../testing/inRoom.tsx";
import { articleHtml, inlineHtml } from "./htmlRules.ts";
import { maliciousHtml } from "./maliciousHtml.ts";
import { SanitisedHtml } from "./SanitisedHtml.tsx";
import { sanitisedHtmlNotes } from "./SanitisedHtml.notes.ts";

const article = `
<h2>Så väljer du tvättmaskin</h2>
<p>En <strong>full trumma</strong> drar nästan lika mycket ström som en halv. Välj därför storlek efter hur mycket du
tvättar, inte efter hur mycket som får plats. Läs mer hos <a href="https://www.hallakonsument.se/">Hallå konsument</a>.</p>
<h3>Tre frågor att börja med</h3>
<ul><li>Hur många bor i hemmet?<li>Står maskinen i badrum eller kök?<li>Hur ofta tvättas arbetskläder?</ul>
<blockquote><p>Det program som används mest avgör vad maskinen kostar i längden.</p></blockquote>
<h3>Steg för steg</h3>
<ol><li>Mät utrymmet: bredd, höjd och djup <em>med</em> slangar.</li><li>Kontrollera att golvet är plant.</li></ol>`;

const table = `<table><caption>Förbrukning per cykel</caption>
<tr><th scope=col>Program<th scope=col>Energi<th scope=col>Vatten<th scope=col>Centrifugeringsrestfuktighet
<tr><th scope=row>Eco 40–60<td>0,49 kWh<td>48 l<td>44 %
<tr><th scope=row>Bomull 60&nbsp;&deg;C<td>1,10 kWh<td>74 l<td>44 %
<tr><th scope=row>Snabbprogram<td>0,20 kWh<td>31 l<td>62 %</table>`;

/** Leaves out those with a same-site image, which would request it from Storybook. */
const attacks = maliciousHtml.map(([html]) => html).filter((html) => !/<img[^>]*src="?\/x/.test(html));

const meta = {
  title: "Kit/SanitisedHtml",
  component: SanitisedHtml,
  args: { html: article },
  parameters: { notes: sanitisedHtmlNotes },
} satisfies Meta<typeof SanitisedHtml>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Article: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole("heading", { level: 3 })).toHaveLength(2);
    await expect(canvas.getByRole("link")).toHaveAttribute("href", "https://www.hallakonsument.se/");
  },
};
export const ProductDescription: Story = {
  args: {
    html: "<H1>Tyst nog för lägenhet</H1><P>Borstlös motor med <B>tio års garanti.<P>Ångprogrammet slätar ut skrynklor:<UL><LI>skjortor<LI>linne<LI>sängkläder</UL><FONT color=red>Artikelnummer 1001</FONT>",
  },
};
export const Inline: Story = {
  args: {
    html: "<p class='status'><b>I lager</b> <em>12 st</em> <a href='/x'>i Umeå</a></p>",
    rules: inlineHtml,
    as: "span",
  },
  render: (args) => (
    <p>
      Leverans: <SanitisedHtml {...args} />
    </p>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("link")).toBeNull();
    await expect(canvas.getAllByRole("paragraph")).toHaveLength(1);
  },
};
export const WithTable: Story = { args: { html: table } };
export const ForeignPicture: Story = {
  args: {
    html: '<p>En bild från annat håll hämtas inte.</p><img src="https://evil.example/pixel.gif" alt="Spårning">',
  },
  play: async ({ canvas }) => expect(canvas.queryByRole("img")).toBeNull(),
};
export const MaliciousInput: Story = {
  render: () => (
    <div style={{ display: "grid", gap: "0.25rem", fontSize: "0.8125rem" }}>
      {attacks.map((html) => (
        <SanitisedHtml key={html} html={html} />
      ))}
    </div>
  ),
  play: async ({ canvasElement }) => {
    const allowed: readonly string[] = articleHtml.elements;
    const parts = [...canvasElement.querySelectorAll(".torg-sanitised-html")];
    const strange = parts.flatMap((part) =>
      [...part.querySelectorAll("*")].filter((one) => !allowed.includes(one.localName)),
    );
    await expect(strange).toEqual([]);
    for (const part of parts) {
      // After serialising and parsing again, as every editor and copy does, it is unchanged.
      const again = new DOMParser().parseFromString(part.outerHTML, "text/html").body.firstElementChild;
      await expect(again?.isEqualNode(part)).toBe(true);
    }
    await expect(document.body.dataset["harmed"]).toBeUndefined();
  },
};
export const Unclosed: Story = { args: { html: "<p>Maskinen levereras med <b>slang, <i>sladd</i> och <a href='/man" } };
export const LongWords: Story = {
  args: {
    html: `<h2>Överbelastningsskyddsindikator</h2><p>Centrifugeringshastighetsbegränsningsfunktion.</p>${table}`,
  },
  decorators: [inRoom("17rem")],
};
export const RightToLeft: Story = { globals: { direction: "rtl" } };
export const Empty: Story = {
  args: { html: "<script>alert(1)</script><!-- tom -->" },
  play: async ({ canvasElement }) => expect(canvasElement.querySelector(".torg-sanitised-html")).toBeNull(),
};

import axe from "axe-core";
import { axeRules } from "../../../tools/axeRules.mjs";
import { lookName, looks, wearLook, type Look } from "./looks.ts";

const sections = "article, aside, main, nav, section, dialog, [role=dialog]";
const wholePage = `main, [role=main], :is(header, footer):not(:is(${sections}) *), [role=banner], [role=contentinfo]`;

/** The looks come in this order, so each is checked only for what it changes. */
function rulesOf(look: Look): string[] {
  if (look === looks[0]) return axeRules(axe.getRules(), "everything");
  return axeRules(axe.getRules(), look.mode === "light" ? "sizes" : "colours");
}

interface Finding {
  readonly rule: string;
  readonly text: string;
}

/** A story is part of a page: it is checked inside a main landmark, unless it is a whole page or its frame. */
function placeInMain(canvas: Element): () => void {
  if (canvas.querySelector(wholePage) !== null) return () => {};
  canvas.setAttribute("role", "main");
  return () => canvas.removeAttribute("role");
}

async function findingsIn(look: Look): Promise<readonly Finding[]> {
  wearLook(look);
  const { violations } = await axe.run(
    { include: document.body, exclude: [".sb-wrapper"] },
    { runOnly: { type: "rule", values: rulesOf(look) }, resultTypes: ["violations"] },
  );
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => {
      const reason = (failureSummary ?? "").split("\n").slice(1).join(" ").trim();
      return { rule: id, text: `axe ${id}: ${html.slice(0, 200)}: ${reason}` };
    }),
  );
}

/**
 * The axe findings in the rendered story, in every look; `[]` when there are none. The looks are applied to the same
 * rendering, since they only change tokens.
 */
export async function axeFindings(canvas: Element): Promise<readonly string[]> {
  const takeBack = placeInMain(canvas);
  const found = new Map<string, { readonly rule: string; readonly names: string[] }>();
  for (const look of looks) {
    for (const { rule, text } of await findingsIn(look)) {
      const { names } = found.get(text) ?? { names: [] };
      found.set(text, { rule, names: [...names, lookName(look)] });
    }
  }
  takeBack();
  return [...found].map(([text, { rule, names }]) => {
    const asked = looks.filter((look) => rulesOf(look).includes(rule));
    return names.length === asked.length ? `every look: ${text}` : `${names.join(", ")}: ${text}`;
  });
}

import axe from "axe-core";
import { lookName, looks, wearLook } from "./looks.ts";

const sections = "article, aside, main, nav, section, dialog, [role=dialog]";
const wholePage = `main, [role=main], :is(header, footer):not(:is(${sections}) *), [role=banner], [role=contentinfo]`;

/** Enhanced rules (AAA) are not what the kit promises; every other rule runs, those that are off by default too. */
const rules = Object.fromEntries(
  axe.getRules().map(({ ruleId, tags }) => [ruleId, { enabled: !tags.some((tag) => tag.endsWith("aaa")) }]),
);

/** A story is a piece of a page: it stands in the main landmark of one, unless it is a whole page or its frame. */
function placeInMain(canvas: Element): () => void {
  if (canvas.querySelector(wholePage) !== null) return () => {};
  canvas.setAttribute("role", "main");
  return () => canvas.removeAttribute("role");
}

async function findingsNow(): Promise<readonly string[]> {
  const { violations } = await axe.run(
    { include: document.body, exclude: [".sb-wrapper"] },
    { rules, resultTypes: ["violations"] },
  );
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => {
      const reason = (failureSummary ?? "").split("\n").slice(1).join(" ").trim();
      return `axe ${id}: ${html.slice(0, 200)}: ${reason}`;
    }),
  );
}

/**
 * What axe finds in what is drawn, in every look; `[]` when nothing. All rules run in all looks: that costs 50 ms a
 * look, and a theme may change sizes as well as colours. The looks take turns on one drawing, since a look is nothing
 * but tokens.
 */
export async function axeFindings(canvas: Element): Promise<readonly string[]> {
  const takeBack = placeInMain(canvas);
  const found = new Map<string, string[]>();
  for (const look of looks) {
    wearLook(look);
    for (const finding of await findingsNow()) {
      found.set(finding, [...(found.get(finding) ?? []), lookName(look)]);
    }
  }
  takeBack();
  return [...found].map(([finding, names]) =>
    names.length === looks.length ? `every look: ${finding}` : `${names.join(", ")}: ${finding}`,
  );
}

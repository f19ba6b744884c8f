import postcss, { CssSyntaxError } from "postcss";
import type { FileProblem, ReadFile } from "../FileProblem.ts";

/** Limited because the sheet blocks the rendering of every page. */
const maxBytes = 65_536;

const addressPattern = /url\(\s*(?:"([^"]*)"|'([^']*)'|([^"')\s]*))\s*\)/gi;

/** Pages load nothing from other hosts, and fonts only from files. */
const isOwn = (address: string): boolean =>
  /^\/(?!\/)/.test(address) || address.startsWith("data:image/") || address.startsWith("#");

const possibleAddresses = "Possible: an address of this shop such as /assets/uploads/ground.webp, or data:image/…";

/** What is not possible on a page in a declaration or rule. */
function problemsOf(node: postcss.ChildNode): readonly string[] {
  if (node.type === "atrule" && node.name.toLowerCase() === "import") {
    return ["@import is not possible; put the rules of the other file here."];
  }
  if (node.type !== "decl") return [];
  return [...node.value.matchAll(addressPattern)]
    .map(([, double, single, bare]) => double ?? single ?? bare ?? "")
    .filter((address) => !isOwn(address))
    .map((address) => `${node.prop} names ${address}, which no page would load. ${possibleAddresses}`);
}

/** Reads the shop's own style sheet; rejects invalid CSS and addresses that pages would not load. */
export function readThemeFile(file: string, css: string): ReadFile<string> {
  const bytes = Buffer.byteLength(css);
  if (bytes > maxBytes) {
    const text = `It has ${bytes} bytes; every page waits for it, so it can have ${maxBytes} at most.`;
    return { ok: false, problems: [{ file, line: 1, column: 1, text }] };
  }
  const problems: FileProblem[] = [];
  try {
    postcss.parse(css).walk((node) => {
      const { line, column } = node.source?.start ?? { line: 1, column: 1 };
      for (const text of problemsOf(node)) problems.push({ file, line, column, text });
    });
  } catch (error) {
    if (!(error instanceof CssSyntaxError)) throw error;
    const { line = 1, column = 1, reason } = error;
    return { ok: false, problems: [{ file, line, column, text: `This is no CSS: ${reason}.` }] };
  }
  return problems.length > 0 ? { ok: false, problems } : { ok: true, value: css };
}

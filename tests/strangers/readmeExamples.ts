import { readText } from "../outside/repository.ts";

/** An example in a README. */
export interface Example {
  readonly kind: "page" | "server" | "script";
  readonly code: string;
}

/** The instructions of a README. */
export interface Readme {
  /** The packages in the first `npm install`. */
  readonly installed: readonly string[];
  readonly examples: readonly Example[];
}

const kinds: Readonly<Record<string, Example["kind"]>> = { tsx: "page", "tsx server": "server", ts: "script" };

/**
 * Reads the first installation and every runnable example of a README: `tsx` is a component for a page, `tsx server`
 * one that only a server renders, `ts` a script for Node.
 */
export function parseReadme(markdown: string): Readme {
  const blocks = [...markdown.matchAll(/^```([^\n]*)\n([\s\S]*?)^```$/gm)].map(([, info = "", code = ""]) => ({
    info,
    code,
  }));
  const install = blocks.find(({ info, code }) => info === "sh" && code.startsWith("npm install "))?.code ?? "";
  return {
    installed: install.trim().split(/\s+/).slice(2),
    examples: blocks.flatMap(({ info, code }) => {
      const kind = kinds[info];
      return kind === undefined ? [] : [{ kind, code }];
    }),
  };
}

/** The README of a package, by its folder. */
export const readmeOf = (folder: string): Readme => parseReadme(readText(`${folder}/README.md`));

/** Matches a script line with its expected value: `expression; // → value`. */
const promise = /^(?<statement>.*?);? \/\/ → (?<value>.+)$/;

/**
 * A script that throws unless every expected value is right. The checked expression is the line, together with the
 * lines above that it continues.
 */
export function scriptWithChecks(code: string): string {
  const lines = code.split("\n");
  const done: string[] = [];
  for (const line of lines) {
    const { statement, value } = promise.exec(line)?.groups ?? {};
    if (statement === undefined || value === undefined) {
      done.push(line);
      continue;
    }
    const above: string[] = [];
    if (/^[})\]\s]/.test(statement)) {
      while (done.length > 0) {
        const last = done.pop() ?? "";
        above.unshift(last);
        if (/^[^\s})\]]/.test(last)) break;
      }
    }
    done.push(`promise((${[...above, statement].join("\n")}), (${value}));`);
  }
  return `let kept = 0;
${done.join("\n")}
function promise(found: unknown, promised: unknown): void {
  const write = (value: unknown): string => JSON.stringify(value).replaceAll(/[\\u00a0\\u202f]/g, " ");
  if (write(found) !== write(promised)) throw new Error(\`\${write(found)} is not \${write(promised)}\`);
  kept += 1;
}
console.log("kept " + kept);
`;
}

/** The name of the component that a page example exports. */
export function exampleName(code: string): string {
  const [, name] = /^export function (\w+)\(\)/m.exec(code) ?? [];
  if (name === undefined) throw new Error("An example of a page exports one function without parameters.");
  return name;
}

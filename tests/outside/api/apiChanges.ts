/** Signatures by `door name`. */
export type ApiList = Readonly<Record<string, string>>;

/** What a change asks of the next version. */
export interface ApiChange {
  readonly entry: string;
  readonly bump: "major" | "minor";
  readonly text: string;
}

/** The members of the first braces of a signature, by name, or null when it is no object. */
function membersOf(signature: string): ReadonlyMap<string, string> | null {
  const isObject = /^(?:interface|class) |^(?:type|const) \w+(?: =|:) (?:Readonly<)?\{/.test(signature);
  const open = signature.indexOf("{");
  if (!isObject || open === -1) return null;
  const members = new Map<string, string>();
  let depth = 0;
  let current = "";
  for (const sign of signature.slice(open)) {
    if ("}])".includes(sign)) depth -= 1;
    if (depth === 0 && sign === "}") break;
    if (depth === 1 && sign === ";") {
      const text = current.trim();
      members.set(/^(?:readonly )?["']?([\w$-]+|\[[^\]]+\])/.exec(text)?.[1] ?? text, text);
      current = "";
    } else if (depth >= 1) current += sign;
    if ("{[(".includes(sign)) depth += 1;
  }
  return members;
}

/** Whether what a caller gives, rather than gets, has this type: something more that it must give breaks it. */
const isGiven = (name: string): boolean => /(?:Props|Options|Words|Texts)$/.test(name);

/** What two signatures have around their members: a heritage, parameters, what is wrapped. */
const frameOf = (signature: string): string => signature.slice(0, signature.indexOf("{"));

/** A signature without what a function calls the parts of its first argument: which those are, their type says. */
const shapeOf = (signature: string): string => signature.replace(/\(\{[^{}()]*\}: /, "(given: ");

function changeOf(entry: string, before: string, after: string): ApiChange {
  const [old, young] = [membersOf(before), membersOf(after)];
  if (old === null || young === null || frameOf(before) !== frameOf(after))
    return { entry, bump: "major", text: "has another signature" };
  const lost = [...old].filter(([name, text]) => young.get(name) !== text).map(([name]) => name);
  if (lost.length > 0) return { entry, bump: "major", text: `has lost or changed ${lost.join(", ")}` };
  const added = [...young].filter(([name]) => !old.has(name));
  const demanded = added.filter(([, text]) => !/^(?:readonly )?["']?[\w$-]+["']?\?/.test(text)).map(([name]) => name);
  if (demanded.length > 0 && isGiven(entry.split(" ")[1] ?? ""))
    return { entry, bump: "major", text: `demands ${demanded.join(", ")}` };
  return { entry, bump: "minor", text: `has got ${added.map(([name]) => name).join(", ")}` };
}

/** What has changed between two lists, and how large a step each change is. */
export function apiChanges(released: ApiList, now: ApiList): readonly ApiChange[] {
  return [
    ...Object.entries(released).flatMap(([entry, before]): readonly ApiChange[] => {
      const after = now[entry];
      if (after === undefined) return [{ entry, bump: "major", text: "is gone" }];
      return shapeOf(after) === shapeOf(before) ? [] : [changeOf(entry, before, after)];
    }),
    ...Object.keys(now)
      .filter((entry) => released[entry] === undefined)
      .map((entry): ApiChange => ({ entry, bump: "minor", text: "is new" })),
  ];
}

const sizes = ["patch", "minor", "major"];

/** The largest step that the changesets ask for, by package. */
export function announcedBumps(changesets: readonly string[]): ReadonlyMap<string, string> {
  const bumps = new Map<string, string>();
  for (const text of changesets) {
    const [, head = ""] = /^---\n([\s\S]*?)\n---/.exec(text) ?? [];
    for (const [, name = "", bump = ""] of head.matchAll(/^"?(@[^":]+)"?:\s*(\w+)/gm)) {
      if (sizes.indexOf(bump) > sizes.indexOf(bumps.get(name) ?? "")) bumps.set(name, bump);
    }
  }
  return bumps;
}

/** Breaking changes whose package has no major changeset, and additions whose package has none at all. */
export function unannounced(changes: readonly ApiChange[], bumps: ReadonlyMap<string, string>): readonly string[] {
  return changes
    .filter(({ entry, bump }) => {
      const name = entry.split(" ")[0]?.split("/").slice(0, 2).join("/") ?? "";
      return sizes.indexOf(bumps.get(name) ?? "") < sizes.indexOf(bump);
    })
    .map(({ entry, bump, text }) => `${entry} ${text}: this asks for a ${bump} changeset (npm run changeset)`);
}

/** Signatures by `entry-point name`. */
export type ApiList = Readonly<Record<string, string>>;

/** The version bump that a change requires. */
export interface ApiChange {
  readonly entry: string;
  readonly bump: "major" | "minor";
  readonly text: string;
}

/** The members in the first braces of a signature, by name; null if it is not an object. */
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

/** Whether the type is passed in by callers rather than returned: another required member is then a breaking change. */
const isGiven = (name: string): boolean => /(?:Props|Options|Words|Texts)$/.test(name);

/** The part of a signature before its members: heritage, parameters, wrappers. */
const frameOf = (signature: string): string => signature.slice(0, signature.indexOf("{"));

/** A signature without the destructured names of a function's first argument; its type has them. */
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

/** The changes between two lists, with the version bump of each. */
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

/** The largest bump in the changesets, by package. */
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

/** Breaking changes of packages without a major changeset, and additions of packages without any. */
export function unannounced(changes: readonly ApiChange[], bumps: ReadonlyMap<string, string>): readonly string[] {
  return changes
    .filter(({ entry, bump }) => {
      const name = entry.split(" ")[0]?.split("/").slice(0, 2).join("/") ?? "";
      return sizes.indexOf(bumps.get(name) ?? "") < sizes.indexOf(bump);
    })
    .map(({ entry, bump, text }) => `${entry} ${text}: this asks for a ${bump} changeset (npm run changeset)`);
}

import compatibility, { type Identifier, type SupportStatement } from "@mdn/browser-compat-data" with { type: "json" };
import { type Declaration, declarationsOf } from "./styleSheet.ts";

/** A feature of the web platform, and the browsers that support it. */
interface Feature {
  /** "css.properties.field-sizing" */
  readonly path: readonly string[];
  readonly support: Readonly<Record<string, SupportStatement | undefined>>;
}

function featuresOf(node: Identifier, path: readonly string[]): readonly Feature[] {
  const own = node.__compat === undefined ? [] : [{ path, support: node.__compat.support }];
  const inner = Object.keys(node).filter((key) => key !== "__compat");
  return [...own, ...inner.flatMap((key) => featuresOf(node[key] ?? {}, [...path, key]))];
}

function byName(features: readonly Feature[], nameOf: (feature: Feature) => string) {
  const found = new Map<string, readonly Feature[]>();
  for (const feature of features) found.set(nameOf(feature), [...(found.get(nameOf(feature)) ?? []), feature]);
  return found;
}

const lastOf = ({ path }: Feature): string => path.at(-1) ?? "";
const { api, css, html, javascript } = compatibility;

const properties = byName(
  featuresOf(css["properties"] ?? {}, []).filter(({ path }) => path.length === 1),
  lastOf,
);
const values = byName(
  featuresOf(css["properties"] ?? {}, []).filter(({ path }) => path.length === 2),
  ({ path }) => path.join(" "),
);
const functions = byName(featuresOf(css["types"] ?? {}, []), lastOf);
const selectors = byName(
  featuresOf(css["selectors"] ?? {}, []).filter(({ path }) => path.length === 1),
  lastOf,
);
const atRules = byName(
  featuresOf(css["at-rules"] ?? {}, []).filter(({ path }) => path.length === 1),
  lastOf,
);
const mediaFeatures = byName(featuresOf(css["at-rules"]?.["media"] ?? {}, []), lastOf);

const interfaces = featuresOf(api, []);
const named = byName(
  [
    ...interfaces.filter(({ path }) => path.length <= 2),
    ...featuresOf(javascript["builtins"] ?? {}, []).filter(({ path }) => path.length <= 2),
  ],
  (feature) => lastOf(feature).replace(/_static$/, ""),
);
const attributes = byName(
  [
    ...featuresOf(html["global_attributes"] ?? {}, []).filter(({ path }) => path.length === 1),
    ...featuresOf(html["elements"] ?? {}, []).filter(({ path }) => path.length === 2),
  ],
  lastOf,
);

const versionOf = (text: string): number => Number(/[\d.]+/.exec(text)?.[0] ?? Number.NaN);

/** Whether "firefox128" supports it, on desktop or phone, without a flag, a prefix or another name. */
function knows(target: string, { support }: Feature): boolean {
  const browser = /^[a-z]+/.exec(target)?.[0] ?? "";
  const onPhones = browser === "safari" ? "safari_ios" : `${browser}_android`;
  return [support[browser] ?? [], support[onPhones] ?? []].flat().some((statement) => {
    const { version_added: added, version_removed: removed, flags, prefix, alternative_name: other } = statement;
    const isPlain = flags === undefined && prefix === undefined && other === undefined;
    const isGone = typeof removed === "string" && versionOf(removed) <= versionOf(target);
    return (
      isPlain && !isGone && typeof added === "string" && added !== "preview" && versionOf(added) <= versionOf(target)
    );
  });
}

/** Whether one of the targets lacks every feature with this name. */
function isLacking(features: readonly Feature[] | undefined, targets: readonly string[]): boolean {
  if (features === undefined) return false;
  return targets.some((target) => features.every((feature) => !knows(target, feature)));
}

const matchesOf = (code: string, pattern: RegExp): readonly string[] =>
  [...code.matchAll(pattern)].map((match) => match[1] ?? match[0]);

type Used = ReadonlyMap<string, readonly Feature[] | undefined>;

/** A property and the keywords and functions of its value; nothing if it also occurs with a prefix. */
function usedByDeclaration({ property, value }: Declaration, prefixed: ReadonlySet<string>): Used {
  if (prefixed.has(`-webkit-${property}`)) return new Map();
  const words = matchesOf(value, /(?<![\w-])[a-z][a-z-]*(?![\w-]*\()/g);
  const calls = matchesOf(value, /(?<![\w-])([a-z][\w-]*)\(/g);
  return new Map([
    [property, properties.get(property)],
    ...words.map((word) => [`${property}: ${word}`, values.get(`${property} ${word}`)] as const),
    ...calls.map((name) => [`${name}()`, functions.get(name)] as const),
  ]);
}

/** The features named by a selector or an at-rule. */
function usedByRule(rule: string): Used {
  if (!rule.startsWith("@")) {
    return new Map(matchesOf(rule, /:([a-z][a-z-]*)/g).map((name) => [`:${name}`, selectors.get(name)]));
  }
  const [name = ""] = matchesOf(rule, /^@([a-z-]+)/g);
  const asked = name === "media" ? matchesOf(rule, /(?<=\()[a-z-]+/g) : [];
  return new Map([
    [`@${name}`, atRules.get(name)],
    ...asked.map((each) => [`@media (${each})`, mediaFeatures.get(each)] as const),
  ]);
}

/** Features used by a style sheet that one of the targets does not support. */
export function newInSheet(sheet: string, targets: readonly string[]): readonly string[] {
  // Declarations inside @supports do no harm elsewhere.
  const declarations = declarationsOf(sheet).filter(
    ({ around }) => !around.some((each) => /^@supports (?!not)/.test(each)),
  );
  const prefixed = new Set(declarations.map(({ property }) => property).filter((each) => each.startsWith("-webkit-")));
  const used = [
    ...declarations.flatMap((one) => [...usedByDeclaration(one, prefixed)]),
    ...declarations.flatMap(({ around }) => around.flatMap((rule) => [...usedByRule(rule)])),
  ];
  const found = new Set(used.filter(([, features]) => isLacking(features, targets)).map(([name]) => name));
  return [...found].filter((name) => !found.has(name.replace(/: .*/, "")) || !name.includes(": "));
}

const withoutComments = (code: string): string =>
  code.replaceAll(/\/\*.*?\*\//gs, "").replaceAll(/(?<=^|\s)\/\/.*$/gm, "");

/** Names that scripts define themselves: uses of them need not be the platform's. */
export function ownNames(scripts: readonly string[]): ReadonlySet<string> {
  const given =
    /(?:\b(?:const|let|function|class|interface|type|readonly|async|import)\s+|[{,(]\s*)(\w+)\b|\b(\w+)(?=\??:|\([^()]*\)(?:: [^{};]+)? \{)/g;
  return new Set(
    scripts.flatMap((script) =>
      [...withoutComments(script).matchAll(given)].map((match) => match[1] ?? match[2] ?? ""),
    ),
  );
}

/** Features used by a script, including the attributes it writes, that one of the targets does not support. */
export function newInScript(script: string, targets: readonly string[], own: ReadonlySet<string>): readonly string[] {
  const code = withoutComments(script);
  const members = matchesOf(code, /(?<=\.)[a-zA-Z]\w*|\b[A-Z]\w+(?=[.(])|(?<![.\w])[a-z]\w+(?=\()/g);
  const events = matchesOf(code, /(?:addEventListener\(\s*|\bon)"([a-z]+)"/g).map((name) => `${name}_event`);
  const written = matchesOf(code, /(?<=\s)[a-zA-Z]+(?==["{])/g);
  const isNew = (name: string): boolean => !own.has(name) && isLacking(named.get(name), targets);
  const isNewAttribute = (name: string): boolean =>
    !own.has(name) && isLacking(attributes.get(name.toLowerCase()), targets);
  const found = [...[...members, ...events].filter(isNew), ...written.filter(isNewAttribute)];
  return [...new Set(found.map((name) => name.replace(/_event$/, "")))];
}

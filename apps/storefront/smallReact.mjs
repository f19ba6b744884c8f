/**
 * What every browser that runs these pages has, as React asks for it before it brings something of its own instead:
 * the question, its answer, and how often React asks.
 */
const browserFacts = [
  [/typeof (?:window|document|performance)\b(?!\.)/g, '"object"', 6],
  [/typeof window\.document\b(?!\.)/g, '"object"', 1],
  [/typeof window\.document\.createElement\b/g, '"function"', 1],
  [/typeof (?:reportError|queueMicrotask|MessageChannel|setTimeout|clearTimeout|AbortController)\b/g, '"function"', 9],
  [/typeof (?:performance\.now|Object\.is|Promise|WeakMap|WeakSet)\b/g, '"function"', 5],
  [/typeof (?:setImmediate|process)\b(?!\.)/g, '"undefined"', 3],
  [/"(?:AnimationEvent|TransitionEvent|CompositionEvent)" in window/g, "true", 3],
  [/"oninput" in document/g, "true", 1],
  [/if \(isInputEventSupported\)/g, "if (true)", 1],
  [/"documentMode" in document/g, "false", 2],
  [/document\.documentMode/g, "undefined", 4],
  [/getVendorPrefixedEventName\(("[a-z]+")\)/g, "$1", 7],
];

/** What React has for others than a visitor, and what the shop does without. */
const unusedParts = [
  // Who looks into a page with React's tools does so on the development server.
  [/typeof __REACT_DEVTOOLS_GLOBAL_HOOK__\b(?!\.)/g, '"undefined"', 3],
  // The path to a failed component, in names of one letter.
  [/(?<=function getStackByFiberInDevAndProd\(\w+\) \{)/g, 'return "";', 1],
  // The browser's own sign of loading for asynchronous transitions: pages show what waits themselves.
  [/typeof navigation\b/g, '"undefined"', 1],
];

/**
 * Leaves out of React what no visitor needs: some two of its 58 kilobytes. Fails where React asks more or less often
 * than is written here, so that each new version of it is looked at.
 */
export function smallReact() {
  const rules = [...browserFacts, ...unusedParts];
  const found = new Map(rules.map(([question]) => [question, 0]));
  const answer = (code, [question, text]) => {
    found.set(question, found.get(question) + (code.match(question)?.length ?? 0));
    return code.replace(question, text);
  };
  return {
    name: "torg-small-react",
    transform: {
      filter: { id: /\/node_modules\/(?:react|react-dom|scheduler)\/(?:cjs\/[a-z-]+\.production|[a-z-]+)\.js$/ },
      handler: (code) => ({ code: rules.reduce(answer, code), map: null }),
    },
    buildEnd(error) {
      if (error !== undefined) return;
      const changed = rules.filter(([question, , times]) => found.get(question) !== times);
      const told = changed.map(([question, , times]) => `${question} ${found.get(question)} times, not ${times}`);
      if (told.length > 0) this.error(`React has changed, see smallReact.mjs. It asks ${told.join("; ")}`);
    },
  };
}

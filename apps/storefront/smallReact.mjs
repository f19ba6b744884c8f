/** What every browser that runs these pages has, as React asks for it before it brings something of its own instead. */
const browserFacts = [
  [/typeof (?:window|document|performance)\b(?!\.)/g, '"object"'],
  [/typeof window\.document\b(?!\.)/g, '"object"'],
  [/typeof window\.document\.createElement\b/g, '"function"'],
  [/typeof (?:reportError|queueMicrotask|MessageChannel|setTimeout|clearTimeout|AbortController)\b/g, '"function"'],
  [/typeof (?:performance\.now|Object\.is|Promise|WeakMap|WeakSet)\b/g, '"function"'],
  [/typeof (?:setImmediate|process)\b(?!\.)/g, '"undefined"'],
  [/"(?:AnimationEvent|TransitionEvent|CompositionEvent)" in window/g, "true"],
  [/"oninput" in document/g, "true"],
  [/if \(isInputEventSupported\)/g, "if (true)"],
  [/"documentMode" in document/g, "false"],
  [/document\.documentMode/g, "undefined"],
  [/getVendorPrefixedEventName\(("[a-z]+")\)/g, "$1"],
];

/** What React has for others than a visitor, and what the shop does without. */
const unusedParts = [
  // Who looks into a page with React's tools does so on the development server.
  [/typeof __REACT_DEVTOOLS_GLOBAL_HOOK__\b(?!\.)/g, '"undefined"'],
  // The path to a failed component, in names of one letter.
  [/(?<=function getStackByFiberInDevAndProd\(\w+\) \{)/g, 'return "";'],
  // The browser's own sign of loading for asynchronous transitions: pages show what waits themselves.
  [/typeof navigation\b/g, '"undefined"'],
];

/**
 * Leaves out of React what no visitor needs: some two of its 58 kilobytes. Fails when React has changed, so that no
 * line above stays behind for nothing.
 */
export function smallReact() {
  const unfound = new Set([...browserFacts, ...unusedParts]);
  const isBuilt = () => unfound.size < browserFacts.length + unusedParts.length;
  return {
    name: "torg-small-react",
    transform: {
      filter: { id: /\/node_modules\/(?:react|react-dom|scheduler)\/(?:cjs\/[a-z-]+\.production|[a-z-]+)\.js$/ },
      handler: (code) => ({
        code: [...browserFacts, ...unusedParts].reduce((text, fact) => {
          const [question, answer] = fact;
          const changed = text.replaceAll(question, answer);
          if (changed !== text) unfound.delete(fact);
          return changed;
        }, code),
        map: null,
      }),
    },
    buildEnd() {
      const [first] = unfound;
      if (isBuilt() && first !== undefined) this.error(`React no longer has ${first[0]}: see smallReact.mjs`);
    },
  };
}

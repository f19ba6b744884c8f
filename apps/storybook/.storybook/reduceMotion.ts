const asked = /\(prefers-reduced-motion(:\s*[\w-]+)?\)/g;
const original = new WeakMap<CSSMediaRule, string>();
const askSystem = globalThis.matchMedia.bind(globalThis);
const shown = { reduced: false };

function rulesIn(list: CSSRuleList): readonly CSSMediaRule[] {
  return [...list].flatMap((rule) => {
    if (rule instanceof CSSMediaRule) return [rule, ...rulesIn(rule.cssRules)];
    if (rule instanceof CSSImportRule) return rule.styleSheet === null ? [] : rulesIn(rule.styleSheet.cssRules);
    return rule instanceof CSSGroupingRule || rule instanceof CSSStyleRule ? rulesIn(rule.cssRules) : [];
  });
}

/** The query as it reads for somebody who wants less motion: what is true of every page, or of none. */
function answered(query: string): string {
  return query.replace(asked, (words) => (words.includes("no-preference") ? "(max-width: 0px)" : "(min-width: 0px)"));
}

/**
 * Shows the page as somebody sees it who asked the system for less motion: media queries in style sheets and in
 * scripts answer so. `false` gives the answer back to the system.
 */
export function reduceMotion(reduced: boolean): void {
  shown.reduced = reduced;
  globalThis.matchMedia = (query) => askSystem(shown.reduced ? answered(query) : query);
  document.documentElement.dataset["motion"] = reduced ? "reduced" : "full";
  for (const rule of [...document.styleSheets].flatMap((sheet) => rulesIn(sheet.cssRules))) {
    const own = original.get(rule) ?? rule.media.mediaText;
    if (answered(own) === own) continue;
    original.set(rule, own);
    rule.media.mediaText = reduced ? answered(own) : own;
  }
}

import { lessMotion } from "./lessMotion.ts";

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

/**
 * Shows the page as for users who prefer reduced motion: media queries in style sheets and in scripts answer
 * accordingly. `false` restores the system's preference.
 */
export function reduceMotion(reduced: boolean): void {
  shown.reduced = reduced;
  globalThis.matchMedia = (query) => askSystem(shown.reduced ? lessMotion(query) : query);
  document.documentElement.dataset["motion"] = reduced ? "reduced" : "full";
  for (const rule of [...document.styleSheets].flatMap((sheet) => rulesIn(sheet.cssRules))) {
    const own = original.get(rule) ?? rule.media.mediaText;
    if (lessMotion(own) === own) continue;
    original.set(rule, own);
    rule.media.mediaText = reduced ? lessMotion(own) : own;
  }
}

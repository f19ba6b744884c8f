/**
 * The rules of axe that pages and parts are held to: enhanced ones (AAA) are not promised, every other one is, those
 * that are off by default too. The dark mode of a theme changes nothing but colours, so only rules about them are asked.
 */
export function axeRules(rules, mode) {
  return rules
    .filter(({ tags }) => !tags.some((tag) => tag.endsWith("aaa")) && (mode === "light" || tags.includes("cat.color")))
    .map(({ ruleId }) => ruleId);
}

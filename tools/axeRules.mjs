/**
 * The axe rules for pages and components: all except enhanced ones (AAA), including those that are off by default. A
 * theme's dark mode changes only colours, so it is checked only by colour rules.
 */
export function axeRules(rules, mode) {
  return rules
    .filter(({ tags }) => !tags.some((tag) => tag.endsWith("aaa")) && (mode === "light" || tags.includes("cat.color")))
    .map(({ ruleId }) => ruleId);
}

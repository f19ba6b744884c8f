/** Rules whose answer depends on sizes, or on the weight of text. */
const sized = new Set(["target-size", "scrollable-region-focusable", "p-as-heading"]);

const depends = {
  everything: () => true,
  sizes: ({ ruleId, tags }) => tags.includes("cat.color") || sized.has(ruleId),
  colours: ({ tags }) => tags.includes("cat.color"),
};

/**
 * The axe rules for pages and components: all except enhanced ones (AAA), including those that are off by default. A
 * page that was already checked in another look is checked only by the rules that depend on what the new look changed:
 * a dark mode changes only colours, another theme sizes and fonts too.
 */
export function axeRules(rules, changed) {
  const asked = rules.filter((rule) => !rule.tags.some((tag) => tag.endsWith("aaa")) && depends[changed](rule));
  return asked.map(({ ruleId }) => ruleId);
}

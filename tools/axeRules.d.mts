export declare function axeRules(
  rules: readonly { readonly ruleId: string; readonly tags: readonly string[] }[],
  mode: "light" | "dark",
): string[];

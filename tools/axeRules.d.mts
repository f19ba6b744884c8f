export declare function axeRules(
  rules: readonly { readonly ruleId: string; readonly tags: readonly string[] }[],
  changed: "everything" | "sizes" | "colours",
): string[];

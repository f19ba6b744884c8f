/**
 * Puts values into the places of a configuration file, which look like `${NAME}`. A value of several lines keeps the
 * place's indentation. Throws an error that names places without a value.
 */
export function fillTemplate(template: string, values: Readonly<Record<string, string | number>>): string {
  const missing = new Set<string>();
  const filled = template.replaceAll(/^( *)(.*)$/gm, (_line, indentation: string, rest: string) => {
    const words = rest.replaceAll(/\$\{([A-Z_]+)\}/g, (_place, name: string) => {
      const value = values[name];
      if (value === undefined) missing.add(name);
      return String(value ?? "").replaceAll("\n", `\n${indentation}`);
    });
    return words === "" ? "" : indentation + words;
  });
  if (missing.size > 0) throw new Error(`These places of a configuration have no value: ${[...missing].join(", ")}.`);
  return filled;
}

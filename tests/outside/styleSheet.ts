/** A declaration of a style sheet with its surroundings. */
export interface Declaration {
  /** Selectors and at-rules around it, outermost first. */
  readonly around: readonly string[];
  readonly property: string;
  readonly value: string;
}

const clean = (css: string): string => css.replaceAll(/\/\*.*?\*\//gs, "").replaceAll(/\s+/g, " ");

function toDeclaration(text: string, around: readonly string[]): readonly Declaration[] {
  const colon = text.indexOf(":");
  const isDeclaration = colon > 0 && around.length > 0 && !text.startsWith("@");
  if (!isDeclaration) return [];
  return [{ around, property: text.slice(0, colon).trim().toLowerCase(), value: text.slice(colon + 1).trim() }];
}

/**
 * Every declaration of a style sheet, in order. Comments are ignored; strings must not contain braces or semicolons.
 */
export function declarationsOf(css: string): readonly Declaration[] {
  const found: Declaration[] = [];
  const around: string[] = [];
  const pending = { text: "" };
  const end = (): void => {
    found.push(...toDeclaration(pending.text.trim(), [...around]));
    pending.text = "";
  };
  for (const character of clean(css)) {
    if (character === "{") {
      around.push(pending.text.trim());
      pending.text = "";
    } else if (character === "}") {
      end();
      around.pop();
    } else if (character === ";" && !/url\([^)]*$/.test(pending.text)) {
      end();
    } else {
      pending.text += character;
    }
  }
  return found;
}

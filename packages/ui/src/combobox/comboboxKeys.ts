/** What a combobox knows when a key is pressed in its field. */
export interface ComboboxSituation {
  readonly query: string;
  /** Whether suggestions or a message stand under the field. */
  readonly isShown: boolean;
  /** Position of the highlighted option; -1 when none is. */
  readonly highlighted: number;
  /** The options in the order that is shown, over all groups. */
  readonly options: readonly { readonly disabled?: boolean | undefined }[];
}

/** What a key does. `none` leaves it to the browser: that is every key that edits the text. */
export type ComboboxAnswer =
  | { readonly does: "none" | "open" | "close" | "clear" | "submit" }
  | { readonly does: "highlight" | "choose"; readonly index: number };

/**
 * The highlight one step further, past options that are disabled. Between the last and the first there is a stop where
 * nothing is highlighted: -1.
 */
export function movedHighlight(situation: ComboboxSituation, step: 1 | -1): number {
  const stops = [-1];
  for (const [index, option] of situation.options.entries()) if (option.disabled !== true) stops.push(index);
  const at = Math.max(0, stops.indexOf(situation.highlighted));
  return stops[(at + step + stops.length) % stops.length] ?? -1;
}

function answerArrow(situation: ComboboxSituation, step: 1 | -1): ComboboxAnswer {
  const index = movedHighlight(situation.isShown ? situation : { ...situation, highlighted: -1 }, step);
  return index === -1 && !situation.isShown ? { does: "open" } : { does: "highlight", index };
}

/** What a key pressed in the field of a combobox does. Escape closes what is shown, and clears when nothing is. */
export function answerKey(key: string, situation: ComboboxSituation): ComboboxAnswer {
  switch (key) {
    case "ArrowDown":
      return answerArrow(situation, 1);
    case "ArrowUp":
      return answerArrow(situation, -1);
    case "Enter":
      return situation.isShown && situation.highlighted >= 0
        ? { does: "choose", index: situation.highlighted }
        : { does: "submit" };
    case "Escape":
      if (situation.isShown) return { does: "close" };
      return { does: situation.query === "" ? "none" : "clear" };
    default:
      return { does: "none" };
  }
}

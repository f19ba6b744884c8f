/** The state of a combobox when a key is pressed in its field. */
export interface ComboboxSituation {
  readonly query: string;
  /** Whether suggestions or a message are shown below the field. */
  readonly isShown: boolean;
  /** Index of the highlighted option; -1 for none. */
  readonly highlighted: number;
  /** The options in display order, over all groups. */
  readonly options: readonly { readonly disabled?: boolean | undefined }[];
}

/** The action of a key. `none` leaves it to the browser, as for every key that edits text. */
export type ComboboxAnswer =
  | { readonly does: "none" | "open" | "close" | "clear" | "submit" }
  | { readonly does: "highlight" | "choose"; readonly index: number };

/**
 * Moves the highlight one step, skipping disabled options. Between the last and the first there is a stop without
 * highlight: -1.
 */
export function movedHighlight(situation: ComboboxSituation, step: 1 | -1): number {
  const stops = [-1];
  for (const [index, option] of situation.options.entries()) if (option.disabled !== true) stops.push(index);
  const index = Math.max(0, stops.indexOf(situation.highlighted));
  return stops[(index + step + stops.length) % stops.length] ?? -1;
}

function answerArrow(situation: ComboboxSituation, step: 1 | -1): ComboboxAnswer {
  const index = movedHighlight(situation.isShown ? situation : { ...situation, highlighted: -1 }, step);
  return index === -1 && !situation.isShown ? { does: "open" } : { does: "highlight", index };
}

/**
 * The action of a key in the field of a combobox. Escape closes an open popup, and clears the field if none is open.
 */
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

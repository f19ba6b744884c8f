import { type FocusEvent, type KeyboardEvent, type RefObject, useEffect, useState } from "react";
import { focusLeaves } from "../wire/focusLeaves.ts";
import { usePressOutside } from "../internal/usePressOutside.ts";
import type { ComboboxGroup, ComboboxOption } from "./ComboboxOption.ts";
import { useInSight } from "./useInSight.ts";
import { answerKey, type ComboboxAnswer } from "./comboboxKeys.ts";
import { useQuery } from "./useQuery.ts";

/** Options of `useCombobox`. */
interface ComboboxSettings<Option extends ComboboxOption> {
  readonly fieldId: string;
  /** The root element, which contains the input. */
  readonly root: RefObject<HTMLElement | null>;
  readonly heldQuery: string | undefined;
  readonly defaultQuery: string;
  readonly onQueryChange: ((query: string) => void) | undefined;
  readonly groups: readonly ComboboxGroup<Option>[];
  /** Whether there is a message to show besides options. */
  readonly hasWords: boolean;
  readonly minimumLength: number;
  readonly onSubmit: ((query: string) => void) | undefined;
  readonly clearsOutside: boolean;
  readonly staysOpen: boolean;
}

/** State and handlers of a combobox. */
export interface ComboboxBox<Option extends ComboboxOption> {
  readonly query: string;
  readonly options: readonly Option[];
  readonly isShown: boolean;
  readonly listId: string;
  readonly highlightedId: string | undefined;
  readonly idOf: (option: Option) => string;
  readonly open: () => void;
  readonly close: () => void;
  readonly clear: () => void;
  readonly handleChange: (query: string) => void;
  readonly handleBlur: (event: FocusEvent) => void;
  readonly handleKeyDown: (event: KeyboardEvent<HTMLInputElement>) => void;
}

/** The current view of a combobox's groups. */
function viewOf<Option extends ComboboxOption>(
  settings: ComboboxSettings<Option>,
  now: { readonly isOpen: boolean; readonly query: string; readonly highlightedOptionId: string | null },
) {
  const options = settings.groups.flatMap((group) => group.options);
  const isLongEnough = now.query.trim().length >= settings.minimumLength;
  const isShown = (now.isOpen || settings.staysOpen) && isLongEnough && (options.length > 0 || settings.hasWords);
  const highlighted = isShown ? options.findIndex((option) => option.id === now.highlightedOptionId) : -1;
  const idOf = (option: Option): string => `${settings.fieldId}-option-${option.id}`;
  const option = options[highlighted];
  return { options, isShown, highlighted, idOf, highlightedId: option === undefined ? undefined : idOf(option) };
}

/** State of a combobox: what is shown and highlighted, and what keys and presses do to both. */
export function useCombobox<Option extends ComboboxOption>(settings: ComboboxSettings<Option>): ComboboxBox<Option> {
  const { root, onSubmit, staysOpen } = settings;
  const [isOpen, setOpen] = useState(false);
  const [highlightedOptionId, setHighlightedOptionId] = useState<string | null>(null);
  const { query, change } = useQuery(settings);
  const view = viewOf(settings, { isOpen, query, highlightedOptionId });
  useInSight(view.highlightedId);
  // When it no longer has to stay open, it closes.
  useEffect(() => (staysOpen ? () => setOpen(false) : undefined), [staysOpen]);

  const show = (open: boolean): void => {
    setOpen(open);
    setHighlightedOptionId(null);
  };
  const clear = (): void => {
    change("");
    root.current?.querySelector("input")?.focus();
  };
  usePressOutside(root, {
    onPress: () => show(false),
    onClick: () => settings.clearsOutside && change(""),
  });

  /** Performs the action of a key; true if the event must not be handled further. */
  const perform = (action: ComboboxAnswer): boolean => {
    if (action.does === "none") return false;
    const option = "index" in action ? view.options[action.index] : undefined;
    if (action.does !== "choose") show(action.does === "open" || action.does === "highlight");
    if (action.does === "highlight") setHighlightedOptionId(option?.id ?? null);
    // Clicks the link, so that the browser handles it like any other link.
    if (action.does === "choose" && option !== undefined) document.getElementById(view.idOf(option))?.click();
    if (action.does === "clear") clear();
    if (action.does === "submit") onSubmit?.(query);
    return action.does !== "submit" || onSubmit !== undefined;
  };

  return {
    ...view,
    query,
    listId: `${settings.fieldId}-options`,
    open: () => setOpen(true),
    close: () => show(false),
    clear,
    handleChange: (next) => {
      change(next);
      show(true);
    },
    handleBlur: (event) => {
      const next = event.relatedTarget;
      if (next === null || focusLeaves(root.current, next)) show(false);
    },
    handleKeyDown: (event) => {
      if (event.nativeEvent.isComposing) return;
      if (perform(answerKey(event.key, { ...view, query }))) event.preventDefault();
    },
  };
}

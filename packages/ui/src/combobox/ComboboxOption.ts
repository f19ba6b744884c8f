/** One suggestion. */
export interface ComboboxOption {
  /** Identifier, unlike that of every other option shown. */
  readonly id: string;
  /** What it says; see also `renderOption`. */
  readonly label: string;
  /** Where it leads; it is a link then, so that it can be opened in a new window as well. */
  readonly href?: string | undefined;
  readonly disabled?: boolean | undefined;
}

/** Suggestions of one kind under a heading. */
export interface ComboboxGroup<Option extends ComboboxOption> {
  readonly id: string;
  /** Heading and name of the group; without it the options stand by themselves. */
  readonly label?: string | undefined;
  readonly options: readonly Option[];
}

/** One suggestion. */
export interface ComboboxOption {
  /** Identifier, unique among all options shown. */
  readonly id: string;
  /** Its text; see also `renderOption`. */
  readonly label: string;
  /** Address; the option is then a link, so that it can be opened in a new window as well. */
  readonly href?: string | undefined;
  readonly disabled?: boolean | undefined;
}

/** Suggestions of one kind under a heading. */
export interface ComboboxGroup<Option extends ComboboxOption> {
  readonly id: string;
  /** Heading and accessible name of the group; without it the options have no heading. */
  readonly label?: string | undefined;
  readonly options: readonly Option[];
}

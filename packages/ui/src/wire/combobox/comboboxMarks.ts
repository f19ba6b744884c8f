/** Mark by which a script without React finds the field of a combobox. */
export const comboboxMarks = { field: "combobox-field" } as const;

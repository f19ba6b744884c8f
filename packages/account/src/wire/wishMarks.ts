/** Marks by which a script without React finds the form that hearts belong to. */
export const wishMarks = { form: "wishes" } as const;

/** The field of a `<details>` that gets the focus when it is opened. */
export const openedFieldMark = "opened-field";

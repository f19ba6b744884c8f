/** The field of a box (`<details>`) that has the focus once somebody opens the box. */
export const openedFieldMark = "opened-field";

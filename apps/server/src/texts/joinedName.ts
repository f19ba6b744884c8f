/** Matches names that join several things, such as "Hörlurar & högtalare". */
export const joinedName = /[&,/]|\boch\b/u;

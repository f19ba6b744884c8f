/** What a name has that joins several things, as "Hörlurar & högtalare". */
export const joinedName = /[&,/]|\boch\b/u;

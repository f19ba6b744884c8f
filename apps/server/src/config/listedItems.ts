/** The items of a variable that lists several, separated by spaces or commas. */
export const listedItems = (list: string): readonly string[] => list.split(/[\s,]+/u).filter((item) => item !== "");

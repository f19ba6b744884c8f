/** What a schema says of an amount that is none; 0 counts then. */
export const amountProblem = "An amount has to be a number.";

/** What a schema says of a part without which nothing else of an answer can be used. */
export const neededProblem = "This part is needed.";

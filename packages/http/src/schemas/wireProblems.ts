/** Schema message for an invalid amount, which then counts as 0. */
export const amountProblem = "An amount has to be a number.";

/** Schema message for a required part, without which the response cannot be used. */
export const requiredProblem = "This part is needed.";

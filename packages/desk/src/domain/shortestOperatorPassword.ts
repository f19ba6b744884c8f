/** The shortest password of an operator, in signs as a person counts them; `newPasswordProblem` of accounts holds it. */
export const shortestOperatorPassword = 12;

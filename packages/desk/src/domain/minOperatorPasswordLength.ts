/** The shortest password of an operator, in user-perceived characters; checked by `newPasswordProblem` of accounts. */
export const minOperatorPasswordLength = 12;

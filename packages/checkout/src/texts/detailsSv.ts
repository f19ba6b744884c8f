/** The words of the details that an account keeps. */
export const detailsTexts = { submit: "Spara uppgifterna" };

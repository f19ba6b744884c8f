/** The texts of the details that an account stores. */
export const detailsTexts = { submit: "Spara uppgifterna" };

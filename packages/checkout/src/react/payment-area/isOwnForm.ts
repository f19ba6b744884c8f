/** Whether a way to pay is a form of the shop's own: nothing is to pay, or it is done by hand. */
export const isOwnForm = (snippet: string | null): boolean => snippet === "free_order" || snippet === "manual_payment";

/** Whether a payment is one of the shop's own forms: nothing is left to pay, or it is paid manually. */
export const isOwnForm = (snippet: string | null): boolean => snippet === "free_order" || snippet === "manual_payment";

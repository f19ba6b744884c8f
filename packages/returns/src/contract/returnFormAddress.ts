/** Query parameters of the returns page: show the form, and for which order. */
export const returnQuery = { form: "anmal", orderNumber: "order" } as const;

/** Address of the return form on its own, for an order if its number is known. */
export function returnFormAddress(page: string, orderNumber?: string): string {
  const form = `${page}?${returnQuery.form}=1`;
  return orderNumber === undefined ? form : `${form}&${returnQuery.orderNumber}=${encodeURIComponent(orderNumber)}`;
}

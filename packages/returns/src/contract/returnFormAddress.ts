/** What the address of the page of returns may say besides: that the form is to be shown, and for which order. */
export const returnQuery = { form: "anmal", orderNumber: "order" } as const;

/** Where a return is told of: the form by itself, for an order by its number where that is known. */
export function returnFormAddress(page: string, orderNumber?: string): string {
  const form = `${page}?${returnQuery.form}=1`;
  return orderNumber === undefined ? form : `${form}&${returnQuery.orderNumber}=${encodeURIComponent(orderNumber)}`;
}

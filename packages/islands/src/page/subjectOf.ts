/** The subject of a form: its action and its hidden fields, such as the row of a cart. */
export function subjectOf(form: HTMLFormElement | null): string {
  const unseen = [...(form?.querySelectorAll<HTMLInputElement>("input[type=hidden]") ?? [])];
  return [form?.getAttribute("action"), ...unseen.map(({ name, value }) => `${name}=${value}`)].join();
}

/** What a form is about: where it goes, and what it sends without being asked, as the row of a cart. */
export function subjectOf(form: HTMLFormElement | null): string {
  const unseen = [...(form?.querySelectorAll<HTMLInputElement>("input[type=hidden]") ?? [])];
  return [form?.getAttribute("action"), ...unseen.map(({ name, value }) => `${name}=${value}`)].join();
}

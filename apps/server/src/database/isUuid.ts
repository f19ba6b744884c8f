const uuidForm = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Whether a text is a UUID as the database writes it: lower case, with hyphens. */
export function isUuid(text: string): boolean {
  return uuidForm.test(text);
}

/** The Swedish words of content of others that stands in a page. */
export const embedTexts = { openAt: (host: string): string => `Öppna hos ${host}` };

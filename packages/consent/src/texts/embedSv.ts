/** Swedish texts of embedded third-party content. */
export const embedTexts = { openAt: (host: string): string => `Öppna hos ${host}` };

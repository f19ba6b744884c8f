export function tellingWords(id: string, code: string): string;

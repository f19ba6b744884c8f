/** SQL for the identifier of the store `s` in files and the API: its code, or its id in shop.json. */
export const codeOfStore = "coalesce(s.code, s.key, s.id::text)";

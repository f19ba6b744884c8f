/** What tables and programs call the store `s`, as SQL: its code, or its name in shop.json. */
export const codeOfStore = "coalesce(s.code, s.key, s.id::text)";

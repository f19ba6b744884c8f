/** Storage key of the recent searches. */
export const searchesKey = "recent_searches";

/** Where a browser keeps what somebody has searched for last. */
export const searchesKey = "recent_searches";

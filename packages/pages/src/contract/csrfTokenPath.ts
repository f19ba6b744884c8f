/** Where the token of a session is read; a value of its own, for scripts that read no more of a call than its address. */
export const csrfTokenPath = "/api/internal/csrf-token";

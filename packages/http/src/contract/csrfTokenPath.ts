/** Path of the session's token; separate from its call, for scripts that need only the address. */
export const csrfTokenPath = "/api/internal/csrf-token";

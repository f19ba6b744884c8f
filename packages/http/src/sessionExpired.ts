/** Status of a response to a request whose session, and with it the CSRF token, has expired. */
export const sessionExpired = 419;

/** Where the forms lead with which somebody logs in or out. */
export const accountForms = { login: "/konto/login_from_checkout", logout: "/konto/logga-ut" } as const;

import { accountForms } from "../service/accountForms.ts";

/** What only pages have where `wireForms` has something to do: the checkout and its thanks, and a way in or out. */
export const formPages = `[data-island=checkout],.torg-confirmation-view,[action="${accountForms.login}"],[action="${accountForms.logout}"]`;

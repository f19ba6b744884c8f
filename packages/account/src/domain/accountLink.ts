/**
 * What somebody asks a letter for: to log in without a password, to choose a new password, to open an account, or to
 * have the account follow them to another mail address.
 */
export const accountLinkKinds = ["login", "password", "register", "address"] as const;

/** What a link in a letter of the account is for. */
export type AccountLinkKind = (typeof accountLinkKinds)[number];

/** Minutes for which a link opens what it is for: the more it opens at once, the shorter. */
export const accountLinkMinutes = {
  login: 10,
  password: 60,
  register: 24 * 60,
  address: 24 * 60,
} as const satisfies Record<AccountLinkKind, number>;

/** What stands in a letter: the link that was asked for, or that the address has an account already. */
export type AccountLetter = "link" | "has-account";

/**
 * Which letter goes to an address; null for none. Only its owner learns from it whether there is an account: whoever
 * asks hears the same in any case.
 */
export function accountLetter(kind: AccountLinkKind, hasAccount: boolean): AccountLetter | null {
  const isForMembers = kind === "login" || kind === "password";
  if (isForMembers) return hasAccount ? "link" : null;
  return hasAccount ? "has-account" : "link";
}

/** Whether a link of a kind leads to a page where a password is chosen. */
export function choosesPassword(kind: AccountLinkKind): kind is "password" | "register" {
  return kind === "password" || kind === "register";
}

/** A link as the database keeps it; moments in milliseconds since 1970. */
export interface KeptLink {
  readonly madeAt: number;
  /** When it was followed; null while it was not. */
  readonly usedAt: number | null;
}

/** Whether a link opens anything at a moment: once, and not after its end. */
export function isLinkOpen(kind: AccountLinkKind, { madeAt, usedAt }: KeptLink, now: number): boolean {
  return usedAt === null && now >= madeAt && now < madeAt + accountLinkMinutes[kind] * 60_000;
}

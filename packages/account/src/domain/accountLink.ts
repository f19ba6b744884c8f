/**
 * The purposes of an account e-mail: to log in without a password, to choose a new password, to create an account, or
 * to move the account to another e-mail address.
 */
export const accountLinkKinds = ["login", "password", "register", "address"] as const;

/** The purpose of a link in an account e-mail. */
export type AccountLinkKind = (typeof accountLinkKinds)[number];

/** How long a link is valid, in minutes; the more it gives access to at once, the shorter. */
export const accountLinkMinutes = {
  login: 10,
  password: 60,
  register: 24 * 60,
  address: 24 * 60,
} as const satisfies Record<AccountLinkKind, number>;

/** The content of an e-mail: the requested link, or that the address already has an account. */
export type AccountEmailContent = "link" | "has-account";

/**
 * Which e-mail to send to an address; null for none. Only the owner of the address learns from it whether there is an
 * account: the response to the request is always the same.
 */
export function accountEmailContent(kind: AccountLinkKind, hasAccount: boolean): AccountEmailContent | null {
  const isForMembers = kind === "login" || kind === "password";
  if (isForMembers) return hasAccount ? "link" : null;
  return hasAccount ? "has-account" : "link";
}

/** Whether a link of a kind leads to a page where a password is chosen. */
export function choosesPassword(kind: AccountLinkKind): kind is "password" | "register" {
  return kind === "password" || kind === "register";
}

/** A link as stored in the database; times in milliseconds since 1970. */
export interface StoredLink {
  readonly madeAt: number;
  /** When it was used; null if it was not. */
  readonly usedAt: number | null;
}

/** Whether a link is valid at a given time: unused and not expired. */
export function isLinkOpen(kind: AccountLinkKind, { madeAt, usedAt }: StoredLink, now: number): boolean {
  return usedAt === null && now >= madeAt && now < madeAt + accountLinkMinutes[kind] * 60_000;
}

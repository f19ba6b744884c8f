/** The roles of operators. */
export const operatorRoles = ["seller", "administrator"] as const;

/** The role of an operator: a seller ships goods; an administrator is responsible for the shop as well. */
export type OperatorRole = (typeof operatorRoles)[number];

/** Permissions by role: money without goods, and permissions, are for administrators. */
const allowed = {
  "see-orders": ["seller", "administrator"],
  pick: ["seller", "administrator"],
  ship: ["seller", "administrator"],
  deliver: ["seller", "administrator"],
  cancel: ["seller", "administrator"],
  return: ["seller", "administrator"],
  note: ["seller", "administrator"],
  "see-cases": ["seller", "administrator"],
  "end-case": ["seller", "administrator"],
  "retry-money": ["seller", "administrator"],
  "see-failures": ["seller", "administrator"],
  "retry-job": ["administrator"],
  "end-job": ["administrator"],
  "replay-webhook": ["administrator"],
  "see-products": ["seller", "administrator"],
  "set-stock": ["seller", "administrator"],
  "stop-product": ["seller", "administrator"],
  "set-price": ["administrator"],
  "recall-product": ["administrator"],
  "resume-product": ["administrator"],
  "see-codes": ["seller", "administrator"],
  "make-code": ["administrator"],
  "end-code": ["administrator"],
  "see-reviews": ["seller", "administrator"],
  "answer-review": ["seller", "administrator"],
  "take-down-review": ["administrator"],
  credit: ["administrator"],
  "see-log": ["administrator"],
} as const satisfies Readonly<Record<string, readonly OperatorRole[]>>;

/** A task at the desk. */
export type DeskTask = keyof typeof allowed;

/** Whether a role permits a task. */
export function roleAllows(role: OperatorRole, task: DeskTask): boolean {
  return allowed[task].some((allowedRole) => allowedRole === role);
}

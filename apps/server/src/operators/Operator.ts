import type { OperatorRole } from "@torg/desk/domain";

/** Somebody who works in the shop. */
export interface Operator {
  readonly id: number;
  readonly name: string;
  readonly role: OperatorRole;
}

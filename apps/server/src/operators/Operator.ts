import type { OperatorRole } from "@torg/desk/domain";

/** A person who works in the shop. */
export interface Operator {
  readonly id: number;
  readonly name: string;
  readonly role: OperatorRole;
}

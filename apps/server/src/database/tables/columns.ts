import type { ColumnType, Generated } from "kysely";

/** A jsonb column: read as a value, written as JSON text. */
export type Json<Value> = ColumnType<Value, string, string>;
/** A jsonb column with a default. */
export type DefaultJson<Value> = ColumnType<Value, string | undefined, string>;
/** An id that the database generates unless one is given. */
export type Id = Generated<number>;
/** An id that only the database generates. */
export type OwnId = ColumnType<number, never, never>;
/** A point in time that defaults to now. */
export type Now = Generated<Date>;

import * as z from "zod/mini";
import type { DatabasePlace } from "../database/withTaskDatabase.ts";
import { givenVariables } from "./givenVariables.ts";

/** The environment variables that say where the database is, for the schema of all variables. */
export const databaseVariables = {
  TORG_DATA_DIR: z._default(z.string(), ".data"),
  DATABASE_URL: z._default(z.string(), ""),
  DATABASE_DIRECT_URL: z._default(z.string(), ""),
} as const;

const schema = z.object(databaseVariables);

/** Reads where the database is. */
export function readDatabaseConfig(values: z.output<typeof schema>): DatabasePlace {
  return {
    dataDir: values.TORG_DATA_DIR,
    databaseUrl: values.DATABASE_URL || undefined,
    directUrl: values.DATABASE_DIRECT_URL || values.DATABASE_URL || undefined,
  };
}

/** Where the database is, for a command that needs to know nothing else of a shop, and loads nothing else for it. */
export function databasePlaceOf(environment: Readonly<Record<string, string | undefined>>): DatabasePlace {
  return readDatabaseConfig(schema.parse(givenVariables(environment)));
}

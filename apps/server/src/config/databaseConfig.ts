import * as z from "zod/mini";
import type { DatabasePlace } from "../database/withTaskDatabase.ts";
import { givenVariables } from "./givenVariables.ts";

/** The environment variables of the database, for the schema of all variables. */
export const databaseVariables = {
  TORG_DATA_DIR: z._default(z.string(), ".data"),
  DATABASE_URL: z._default(z.string(), ""),
  DATABASE_DIRECT_URL: z._default(z.string(), ""),
} as const;

const schema = z.object(databaseVariables);

/** Reads the location of the database. */
export function readDatabaseConfig(values: z.output<typeof schema>): DatabasePlace {
  return {
    dataDir: values.TORG_DATA_DIR,
    databaseUrl: values.DATABASE_URL || undefined,
    directUrl: values.DATABASE_DIRECT_URL || values.DATABASE_URL || undefined,
  };
}

/** The location of the database, for commands that need nothing else of a shop and should load nothing else. */
export function databasePlaceOf(environment: Readonly<Record<string, string | undefined>>): DatabasePlace {
  return readDatabaseConfig(schema.parse(givenVariables(environment)));
}

import type pg from "pg";

/** How the library of jobs asks the database. */
export interface JobDatabase {
  readonly executeSql: (text: string, values?: unknown[]) => Promise<{ rows: unknown[] }>;
}

/** Lets jobs use the shop's own connections. A text of several statements answers with the rows of all. */
export function jobDatabase(pool: Pick<pg.Pool, "query">): JobDatabase {
  return {
    executeSql: async (text, values) => {
      const answers: readonly pg.QueryResult<object>[] = [await pool.query<object>(text, values)].flat();
      return { rows: answers.flatMap(({ rows }) => rows) };
    },
  };
}

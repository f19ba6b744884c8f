import * as z from "zod/mini";

const sum = z.string().check(z.regex(/^[0-9a-f]{64}$/));

const tableSchema = z.object({
  name: z.string(),
  columns: z.array(z.string()),
  rows: z.int(),
  /** SHA-256 of the rows in the format of PostgreSQL's COPY. */
  sum,
});

const fileSchema = z.object({ path: z.string(), bytes: z.int(), sum });

/** The description of a backup, in its entry `manifest.json`. */
export const backupManifestSchema = z.object({
  shop: z.literal("torg"),
  format: z.literal(1),
  /** The moment of the database snapshot; files were read just after it. */
  takenAt: z.iso.datetime(),
  postgres: z.string(),
  /** Names of the schema's applied migrations, in order. */
  migrations: z.array(z.string()),
  tables: z.array(tableSchema),
  /** The last number of each sequence of the schema. */
  sequences: z.array(z.object({ name: z.string(), last: z.int() })),
  /** Pending and failed jobs. */
  jobs: z.object({ rows: z.int(), sum }),
  /** Files of the data folder. */
  files: z.array(fileSchema),
});

/** The description of a backup. */
export type BackupManifest = Readonly<z.output<typeof backupManifestSchema>>;
/** One table of a backup. */
export type BackupTable = BackupManifest["tables"][number];
/** One file of a backup. */
export type BackupFile = BackupManifest["files"][number];

/** The entries of a backup in its archive. */
export const entryOf = {
  manifest: "manifest.json",
  jobs: "jobs.jsonl",
  table: (name: string): string => `database/${name}.copy`,
  file: (path: string): string => `files/${path}`,
} as const;

/** A job of a backup, one JSON line each. */
export const backupJobSchema = z.object({
  id: z.uuid(),
  name: z.string(),
  data: z.unknown(),
  state: z.string(),
  startAfter: z.string(),
  output: z.unknown(),
});

/** A job in a backup. */
export type BackupJob = Readonly<z.output<typeof backupJobSchema>>;

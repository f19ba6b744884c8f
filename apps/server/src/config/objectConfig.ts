import * as z from "zod/mini";
import type { S3Place } from "../objects/createS3Store.ts";
import { addressVariable, isAccessGiven, textVariable } from "../providers/Provider.ts";

/** The environment variables of a bucket, for the schema of all variables. */
export const objectVariables = {
  S3_ENDPOINT: addressVariable(""),
  S3_BUCKET: z._default(z.string().check(z.regex(/^[a-z\d][a-z\d.-]{1,61}[a-z\d]$/)), ""),
  S3_REGION: z._default(z.string().check(z.regex(/^[a-z\d-]+$/)), "us-east-1"),
  S3_ACCESS_KEY_ID: textVariable,
  S3_SECRET_ACCESS_KEY: textVariable,
  S3_PREFIX: z._default(z.string().check(z.regex(/^[\w-][\w.-]*(\/[\w-][\w.-]*)*\/?$/)), ""),
} as const;

const schema = z.object(objectVariables);

/** Reads the bucket of uploads and pictures; null without any. Throws when the access is incomplete. */
export function readObjectConfig(environment: Readonly<Record<string, string>>): S3Place | null {
  const whole = ["S3_ENDPOINT", "S3_BUCKET", "S3_ACCESS_KEY_ID", "S3_SECRET_ACCESS_KEY"];
  if (!isAccessGiven(environment, whole, "the store of objects")) return null;
  const values = schema.parse(environment);
  return {
    endpoint: values.S3_ENDPOINT,
    bucket: values.S3_BUCKET,
    region: values.S3_REGION,
    accessKeyId: values.S3_ACCESS_KEY_ID,
    secretAccessKey: values.S3_SECRET_ACCESS_KEY,
    prefix: values.S3_PREFIX,
  };
}

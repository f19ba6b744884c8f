import { Busboy } from "@fastify/busboy";
import type { Readable } from "node:stream";
import { FormWithFiles, type UploadedFile, type UploadProblem } from "./FormWithFiles.ts";

/** Limits for a form with files. */
export interface MultipartLimits {
  readonly files: number;
  /** Bytes of each file. */
  readonly fileBytes: number;
}

const fieldLimits = { fields: 200, fieldNameSize: 100, fieldSize: 20_000, headerPairs: 20 };

function createParser(contentType: string, { files, fileBytes }: MultipartLimits) {
  const limits = { ...fieldLimits, files, fileSize: fileBytes, parts: fieldLimits.fields + files };
  try {
    return new Busboy({ headers: { "content-type": contentType }, limits });
  } catch {
    // The content type has no boundary.
    return null;
  }
}

/**
 * Reads a form with files from a request's body. Files beyond the limits are skipped and reported in `problem`. Rejects
 * with status 400 when the body is malformed or the client has disconnected.
 */
export function readMultipart(body: Readable, contentType: string, limits: MultipartLimits): Promise<FormWithFiles> {
  return new Promise((resolve, reject) => {
    const refuse = (): void => reject(Object.assign(new Error("The form could not be read."), { statusCode: 400 }));
    const fields: (readonly [string, string])[] = [];
    const files: UploadedFile[] = [];
    let problem: UploadProblem | null = null;
    const parser = createParser(contentType, limits);
    if (parser === null || body.destroyed) {
      refuse();
      return;
    }
    parser.on("field", (name, value) => fields.push([name, value]));
    parser.on("file", (field, stream, fileName) => {
      const chunks: Buffer[] = [];
      stream.on("data", (chunk: Buffer) => chunks.push(chunk));
      stream.on("limit", () => {
        problem ??= "too-large";
        chunks.length = 0;
      });
      stream.on("end", () => {
        const content = Buffer.concat(chunks);
        // An empty file field has no name and no content.
        const isUnused = content.length === 0 && (fileName === undefined || fileName === "");
        if (!isUnused && !stream.truncated) files.push({ field, content });
      });
    });
    parser.on("filesLimit", () => {
      problem = "too-many";
    });
    parser.on("error", refuse);
    parser.on("finish", () => resolve(new FormWithFiles(fields, files, problem)));
    body.on("error", refuse);
    // After the end of the form this has no effect.
    body.on("close", () => {
      if (!body.readableEnded) refuse();
    });
    body.pipe(parser);
  });
}

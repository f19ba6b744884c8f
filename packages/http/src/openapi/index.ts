export { openApiDocument } from "./openApiDocument.ts";
export type { CallNote, OpenApiDocument, OpenApiInfo } from "./openApiDocument.ts";

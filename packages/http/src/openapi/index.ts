export { openApiDocument } from "./openApiDocument.ts";
export type { OpenApiDocument, OpenApiInfo } from "./openApiDocument.ts";

export { readRequest } from "./readRequest.ts";
export type { IncomingRequest, ReadRequest } from "./readRequest.ts";

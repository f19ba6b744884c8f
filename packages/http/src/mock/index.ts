export { createMock } from "./createMock.ts";
export type { Mock } from "./createMock.ts";
export { reply, replyBody, replyFailure, replyNetworkFailure } from "./reply.ts";
export type { MockResponse, MockFailure, Reply, ReplyOptions } from "./reply.ts";

import { type IncomingHttpHeaders, request } from "node:http";

/** The result of one request. */
export interface Outcome {
  readonly path: string;
  /** When it was sent and when it ended, in milliseconds of the same clock. */
  readonly sent: number;
  readonly ended: number;
  /** 0 without a complete response. */
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
  /** Why there was no response. */
  readonly trouble: string;
}

/** A request besides its path. */
export interface Question {
  readonly method?: string | undefined;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | undefined;
}

/** Milliseconds after which a request counts as hanging. */
export const longestWait = 15_000;

/** Sends one request on a new connection, and waits for the complete response. Never rejects. */
export function askOnce(address: string, path: string, question: Question = {}): Promise<Outcome> {
  const { method = "GET", headers = {}, body } = question;
  const sent = performance.now();
  return new Promise((resolve) => {
    let timer: NodeJS.Timeout | undefined;
    const end = (known: Partial<Outcome>): void => {
      clearTimeout(timer);
      resolve({ path, sent, ended: performance.now(), status: 0, headers: {}, body: "", trouble: "", ...known });
    };
    const asked = request(address + path, { method, headers: { ...headers }, agent: false }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on("data", (chunk: Buffer) => chunks.push(chunk));
      answer.on("error", ({ message }) => end({ trouble: message }));
      answer.on("end", () => {
        const text = Buffer.concat(chunks).toString("utf8");
        if (answer.complete) end({ status: answer.statusCode ?? 0, headers: answer.headers, body: text });
        else end({ trouble: "cut" });
      });
    });
    timer = setTimeout(() => asked.destroy(new Error("hangs")), longestWait);
    asked.on("error", ({ message }) => end({ trouble: message }));
    asked.end(body);
  });
}

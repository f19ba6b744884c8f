import type { Client } from "./createClient.ts";

/**
 * Returns a function that makes clients share a queue: each changing call waits until the previous one has been
 * answered, so that neither server nor page can mistake an earlier change for the last. Calls that only read, and those
 * that must be sent before the page is left (`keepalive`), go at once.
 */
export function createRequestQueue(): (client: Client) => Client {
  let waiting = 0;
  let last: Promise<unknown> = Promise.resolve();
  return (client) => ({
    send(call, request, options) {
      const send = () => client.send(call, request, options);
      if (call.method === "GET" || options?.keepalive === true) return send();
      const answer = waiting === 0 ? send() : last.then(send);
      waiting += 1;
      const leave = (): void => {
        waiting -= 1;
      };
      last = answer.then(leave, leave);
      return answer;
    },
  });
}

import type { Client } from "./createClient.ts";

/**
 * Returns a function that makes clients share a line: what any of them sends to change something waits until the one
 * before it was answered, so that neither the server nor the page can mistake an earlier change for the last. What only
 * reads, and what has to leave before the page does (`keepalive`), goes at once.
 */
export function createTurns(): (client: Client) => Client {
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

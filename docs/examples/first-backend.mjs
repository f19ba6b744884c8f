// The beginning of a backend of your own: sessions, tokens, refusals and one call, in plain Node without packages.
//   node docs/examples/first-backend.mjs
//   npx @torg/conformance verify http://localhost:4000 --only checkout.message
import { randomUUID } from "node:crypto";
import { createServer } from "node:http";

const sessions = new Map();
const longestMessage = 1000;

function findSession(request) {
  const id = /(?:^|; )shop_session=([^;]+)/.exec(request.headers.cookie ?? "")?.[1];
  return sessions.get(id);
}

function startSession(answer) {
  const id = randomUUID();
  sessions.set(id, { token: randomUUID(), orderMessage: "" });
  answer.setHeader("Set-Cookie", `shop_session=${id}; Path=/; HttpOnly; SameSite=Lax`);
  return sessions.get(id);
}

async function readForm(request) {
  let text = "";
  for await (const part of request) text += part;
  return new URLSearchParams(text);
}

/** What each call answers: a body, or a status and a body. */
const calls = {
  "GET /api/internal/csrf-token": ({ session }) => ({ token: session.token }),
  "GET /checkoutv3/checkoutv3/show": ({ session }) => ({ order_message: session.orderMessage }),
  "POST /api/internal/orders/update_order_message": ({ session, form }) => {
    const message = (form.get("order_message") ?? "").trim();
    if (message.length > longestMessage) {
      const errors = { order_message: ["Skriv kortare, tack."] };
      return [422, { message: "Kontrollera uppgifterna.", errors }];
    }
    session.orderMessage = message;
    return { order_message: message };
  },
};

async function answerCall(request, answer) {
  const { pathname } = new URL(request.url, "http://localhost");
  const call = calls[`${request.method} ${pathname}`];
  if (call === undefined) return [404, { message: "Sidan finns inte." }];
  const session = findSession(request) ?? startSession(answer);
  if (request.method === "GET") return call({ session });
  const form = await readForm(request);
  if (request.headers["x-csrf-token"] !== session.token) return [419, { message: "Ladda om sidan och skicka igen." }];
  return call({ session, form });
}

const server = createServer(async (request, answer) => {
  const given = await answerCall(request, answer);
  const [status, body] = Array.isArray(given) ? given : [200, given];
  answer.writeHead(status, { "Content-Type": "application/json; charset=utf-8", "Cache-Control": "no-store" });
  answer.end(JSON.stringify(body));
});

server.listen(Number(process.env.PORT ?? 4000), () => console.log(`http://localhost:${server.address().port}`));

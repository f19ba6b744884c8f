import { randomBytes } from "node:crypto";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import * as z from "zod/mini";

/** A payment at the provider. */
export interface CardPayment {
  readonly id: string;
  readonly reference: string;
  readonly amountOre: number;
  /** Öre reserved for the shop: the whole amount once it is paid. */
  readonly heldOre: number;
}

/** A card payment provider (Nexi Checkout) in this process, whose ledger no fault of the shop can reach. */
export interface CardProvider {
  /** The environment with which nodes reach it. */
  readonly env: Readonly<Record<string, string>>;
  /** Pays on the provider's page at this address; notifies the shop once, without waiting. */
  readonly pay: (page: string) => void;
  readonly payments: () => readonly CardPayment[];
  /** Accepts requests without responding, until switched back. */
  readonly hang: (isHanging: boolean) => void;
  readonly close: () => Promise<void>;
}

const access = { secretKey: "faults", merchantId: "100003", webhookSecret: "faults0faults0" };

const orderSchema = z.object({
  order: z.object({ amount: z.int(), reference: z.string() }),
  notifications: z.object({ webhooks: z.array(z.object({ url: z.url() })) }),
});

interface KeptPayment extends CardPayment {
  readonly notice: string;
}

const buyer = {
  billingAddress: { addressLine1: "Storgatan 1", postalCode: "12345", city: "Staden" },
  company: {
    name: "Snickeri AB",
    registrationNumber: "5560160680",
    contactDetails: {
      firstName: "Test",
      lastName: "Testsson",
      email: "card@example.se",
      phoneNumber: { prefix: "+46", number: "701234567" },
    },
  },
};

const written = ({ id, amountOre, heldOre, reference }: KeptPayment) => ({
  payment: {
    paymentId: id,
    summary: { reservedAmount: heldOre },
    orderDetails: { amount: amountOre, currency: "SEK", reference },
    ...(heldOre === 0 ? {} : { consumer: buyer }),
  },
});

async function bodyOf(request: IncomingMessage): Promise<unknown> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) if (chunk instanceof Buffer) chunks.push(chunk);
  return JSON.parse(Buffer.concat(chunks).toString("utf8"));
}

function send(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
}

/** Notifies the shop of a payment as the provider does. The shop asks by itself about notices it missed. */
function tell({ id, notice }: KeptPayment): void {
  const { webhookSecret: authorization, merchantId } = access;
  const event = { id: randomBytes(16).toString("hex"), merchantId, event: "payment.reservation.created.v2" };
  const body = JSON.stringify({ ...event, data: { paymentId: id } });
  const headers = { authorization, "content-type": "application/json" };
  void fetch(notice, { method: "POST", headers, body, signal: AbortSignal.timeout(10_000) }).then(
    (answer) => answer.text(),
    () => undefined,
  );
}

/** Starts the provider on a port. */
export async function startCardProvider(port: number): Promise<CardProvider> {
  const payments = new Map<string, KeptPayment>();
  const byKey = new Map<string, string>();
  const address = `http://127.0.0.1:${port}`;
  let isHanging = false;

  const open = async (request: IncomingMessage): Promise<unknown> => {
    const { order, notifications } = orderSchema.parse(await bodyOf(request));
    const key = String(request.headers["idempotency-key"]);
    const id = byKey.get(key) ?? randomBytes(16).toString("hex");
    byKey.set(key, id);
    const [webhook] = notifications.webhooks;
    if (!payments.has(id)) {
      const { amount: amountOre, reference } = order;
      payments.set(id, { id, reference, amountOre, heldOre: 0, notice: webhook?.url ?? "" });
    }
    return { paymentId: id, hostedPaymentPageUrl: `${address}/pay/${id}` };
  };
  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    if (isHanging) return;
    if (request.method === "POST" && request.url === "/v1/payments") return send(response, 201, await open(request));
    const payment = payments.get(/^\/v1\/payments\/(\w+)$/.exec(request.url ?? "")?.[1] ?? "");
    send(response, payment === undefined ? 404 : 200, payment === undefined ? {} : written(payment));
  };
  const server = createServer((request, response) => {
    answer(request, response).catch(() => send(response, 400, {}));
  });
  await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
  return {
    env: {
      CARD_HOST: address,
      CARD_SECRET_KEY: access.secretKey,
      CARD_MERCHANT_ID: access.merchantId,
      CARD_NOTICE_SECRET: access.webhookSecret,
    },
    pay(page) {
      const payment = payments.get(page.split("/").at(-1) ?? "");
      if (payment === undefined) throw new Error(`Nobody has asked for a payment at ${page}.`);
      const paid = { ...payment, heldOre: payment.amountOre };
      payments.set(payment.id, paid);
      tell(paid);
    },
    payments: () => [...payments.values()],
    hang: (wish) => void (isHanging = wish),
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

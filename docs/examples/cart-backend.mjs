// A backend for @torg/cart alone: sessions, tokens, four products, a cart with sums to the ore; no pages, no checkout.
//   node docs/examples/cart-backend.mjs
//   npx @torg/conformance verify http://localhost:4000 --only session,csrf,cart,discounts --product 7001,7002,7003,7004
// SHOP_BASE=/api/shop puts its calls below a path of their own.
import { randomUUID } from "node:crypto";
import { createServer } from "node:http";

const base = process.env.SHOP_BASE ?? "";
const vat = 1.25;
// Prices in ore; `most` is what one customer may buy, null for no limit.
const goods = new Map([
  [7001, { name: "Mugg i stengods", price: 12900, stock: 40, most: null, image: "/mugg.svg" }],
  [7002, { name: "Kaffebryggare", price: 149900, stock: 12, most: 5, image: "/bryggare.svg" }],
  [7003, { name: "Kaffe, 500 gram", price: 7990, stock: 300, most: null, image: "/kaffe.svg" }],
  [7004, { name: "Filter, 100 stycken", price: 2550, stock: 80, most: 20, image: "/filter.svg" }],
]);
const sessions = new Map();

const kronor = (ore) => ore / 100;
const withoutVat = (ore) => Math.round(ore / vat);
const sum = (numbers) => numbers.reduce((total, number) => total + number, 0);

/** A refusal: a status, and a sentence for the visitor. */
class Refusal extends Error {
  constructor(status, message) {
    super(message);
    this.status = status;
  }
}

function lineOf([id, { row, quantity }]) {
  const { name, price, stock, most, image } = goods.get(id);
  const prices = (kind, ore) => ({
    [`unit_price_${kind}_vat`]: kronor(ore),
    [`total_price_${kind}_vat`]: kronor(ore * quantity),
    [`original_price_${kind}_vat`]: kronor(ore),
  });
  return {
    product_id: id,
    row_id: row,
    name,
    image,
    quantity,
    max_purchasable_quantity: most,
    product_qty: stock,
    is_overselling: quantity > stock,
    ...prices("incl", price),
    ...prices("excl", withoutVat(price)),
  };
}

function totalsOf({ lines }) {
  return {
    totalAmount: sum([...lines.values()].map(({ quantity }) => quantity)),
    totalProductSum: kronor(sum([...lines].map(([id, { quantity }]) => goods.get(id).price * quantity))),
  };
}

const cartOf = (session) => ({
  products: [...session.lines].map(lineOf),
  ...totalsOf(session),
  discount: { rows: [], total: 0, total_incl_vat: 0, total_excl_vat: 0 },
  includes_vat: true,
  dominant_vat_rate: { factor: vat },
});

/** A whole number of pieces; null for what is none. */
const piecesOf = (text) => (/^\d{1,6}$/.test(text ?? "") ? Number(text) : null);

/** The entries of `products[7001][quantity]=1&products[7001][row_id]=…`, by product. */
function entriesOf(form) {
  const entries = new Map();
  for (const [name, value] of form) {
    const [, id, field] = /^products\[(\d+)\]\[(\w+)\]$/.exec(name) ?? [];
    if (id !== undefined) entries.set(Number(id), { ...entries.get(Number(id)), [field]: value });
  }
  return entries;
}

/**
 * Without a row pieces are added; with it the row is set, or gets what is `added`. What a row is not, it leaves alone.
 */
function wantedQuantity(line, { row_id: row, added, quantity }) {
  const pieces = piecesOf(quantity);
  const more = piecesOf(added);
  if (row === undefined || row === "") return pieces === null ? null : (line?.quantity ?? 0) + pieces;
  if (line?.row !== row) return null;
  return more === null ? pieces : line.quantity + more;
}

function updateProducts({ session, form }) {
  const entries = [...entriesOf(form)];
  if (entries.some(([id]) => !goods.has(id))) throw new Refusal(404, "Produkten finns inte.");
  if (entries.length > 0 && entries.every(([, entry]) => piecesOf(entry.quantity) === null)) {
    throw new Refusal(422, "Ange ett antal.");
  }
  for (const [id, entry] of entries) {
    const line = session.lines.get(id);
    const wanted = wantedQuantity(line, entry);
    if (wanted === null) continue;
    const quantity = Math.min(wanted, goods.get(id).most ?? Infinity);
    if (quantity === 0) session.lines.delete(id);
    else session.lines.set(id, { row: line?.row ?? randomUUID(), quantity });
  }
  return cartOf(session);
}

function addToCart({ session, id }) {
  if (!goods.has(id)) throw new Refusal(404, "Produkten finns inte.");
  updateProducts({ session, form: new URLSearchParams({ [`products[${id}][quantity]`]: "1" }) });
  return { modalHtml: `<p>${goods.get(id).name} ligger i varukorgen.</p>`, cartTotal: totalsOf(session) };
}

function storeDiscount({ form }) {
  if ((form.get("code") ?? form.get("campaign_code") ?? "").trim() === "") throw new Refusal(422, "Ange en rabattkod.");
  return { discount: null, message: null };
}

/** What each call answers; the number at the end of a path is its `id`. */
const calls = {
  "GET /api/internal/csrf-token": ({ session }) => ({ token: session.token }),
  "GET /checkoutv3/products/index": ({ session }) => cartOf(session),
  "POST /checkoutv3/products/update": updateProducts,
  "POST /kassa/lagg-i-varukorg/": addToCart,
  "GET /api/internal/checkout/empty-state-categories": () => ({ categories: [{ title: "Kaffe", link: "/kaffe" }] }),
  "POST /checkoutv3/discounts/store": storeDiscount,
  "POST /checkoutv3/discounts/destroy": () => ({ error: true, message: "Rabattkoden kunde inte tas bort." }),
};

function sessionOf(request, answer) {
  const known = sessions.get(/(?:^|; )shop_session=([^;]+)/.exec(request.headers.cookie ?? "")?.[1]);
  if (known !== undefined) return known;
  const id = randomUUID();
  sessions.set(id, { token: randomUUID(), lines: new Map() });
  answer.setHeader("Set-Cookie", `shop_session=${id}; Path=/; HttpOnly; SameSite=Lax`);
  return sessions.get(id);
}

async function answerCall(request, answer) {
  const { pathname } = new URL(request.url, "http://localhost");
  const [, path, id] = /^(.*?)(\d+)?$/.exec(pathname.startsWith(base) ? pathname.slice(base.length) : "");
  const call = calls[`${request.method} ${path}`];
  if (call === undefined) throw new Refusal(404, "Sidan finns inte.");
  const session = sessionOf(request, answer);
  let text = "";
  for await (const part of request) text += part;
  const form = new URLSearchParams(text);
  // A form without script has its token among its fields.
  const token = request.headers["x-csrf-token"] ?? form.get("_token");
  if (request.method === "POST" && token !== session.token) throw new Refusal(419, "Ladda om sidan och skicka igen.");
  return { body: call({ session, form, id: Number(id) }), returnTo: form.get("return_to") };
}

const server = createServer(async (request, answer) => {
  const isScript = request.headers.accept?.includes("json") ?? false;
  const given = await answerCall(request, answer).catch((error) => ({
    status: error.status ?? 500,
    body: { message: error.status === undefined ? "Det gick inte." : error.message },
  }));
  // Without script the browser waits for a page: it goes back to the one that it came from.
  if (!isScript && given.returnTo?.startsWith("/")) return answer.writeHead(303, { Location: given.returnTo }).end();
  answer.writeHead(given.status ?? 200, {
    "Content-Type": "application/json; charset=utf-8",
    "Cache-Control": "no-store",
  });
  return answer.end(JSON.stringify(given.body));
});

server.listen(Number(process.env.PORT ?? 4000), () => console.log(`http://localhost:${server.address().port}${base}`));

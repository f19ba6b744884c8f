import type { Call } from "@torg/http";
import type { Check, Probe } from "../core/Check.ts";
import { member } from "../core/member.ts";
import { shorten } from "../core/outcomes.ts";
import type { BadRequest, Visitor } from "../core/Visitor.ts";
import type { Exchange } from "../core/Wire.ts";
import { contractCalls } from "../openapi/contractCalls.ts";

type AnyCall = Call<unknown, unknown>;

const json = "application/json";
const form = "application/x-www-form-urlencoded;charset=UTF-8";
const posts = contractCalls.map(({ call }) => call).filter((call) => call.method === "POST");

/** The address of a call with the same text for every path parameter. */
const addressWith = (call: AnyCall, text: string): string => call.path.replaceAll(/\{\w+\}/g, text);

function judge(probe: Probe, { method, call, status, text, data }: Exchange, what: string): void {
  const place = `${method} ${call?.path ?? ""} with ${what}`;
  if (status >= 500) probe.fault(`${place} answered ${status}: ${shorten(text, 80)}`);
  else if (status >= 400 && typeof member(data, "message") !== "string" && member(data, "page") === undefined) {
    probe.fault(`${place} answered ${status} without a message.`);
  }
}

async function tryAll(
  probe: Probe,
  calls: readonly AnyCall[],
  requests: (call: AnyCall) => Readonly<Record<string, BadRequest>>,
): Promise<void> {
  const visitor: Visitor = await probe.visit();
  for (const call of calls) {
    for (const [what, request] of Object.entries(requests(call))) {
      judge(probe, await visitor.sendBad(call, { url: addressWith(call, "0"), ...request }), what);
    }
  }
}

async function brokenJson(probe: Probe): Promise<void> {
  const calls = posts.filter((call) => call.encoding === "json");
  const bodies = {
    "half an object": "{",
    "a list": "[]",
    null: "null",
    "a text": '"x"',
    "a nested list": `${"[".repeat(2000)}${"]".repeat(2000)}`,
    "a prototype": '{"__proto__":{"admin":true},"constructor":{"prototype":{"x":1}}}',
    nothing: "",
  };
  await tryAll(probe, calls, () => Object.fromEntries(entriesOf(bodies, (body) => ({ type: json, body }))));
}

const entriesOf = <T>(bodies: Readonly<Record<string, string>>, make: (body: string) => T): [string, T][] =>
  Object.entries(bodies).map(([what, body]) => [what, make(body)]);

/** Names of all body fields of the calls. */
const fieldNames = [
  "product_id",
  "delivery_type_id",
  "shipping_option_id",
  "kco_shipping_cost",
  "postal_code",
  "customer_type",
  "email",
  "password",
  "marketing",
  "functional",
  "rating",
  "text",
  "reviewer",
];

async function wrongTypes(probe: Probe): Promise<void> {
  const calls = posts.filter((call) => call.encoding === "json");
  const values = {
    objects: "{}",
    lists: "[1,2]",
    "huge numbers": "1e308",
    "numbers beyond integers": "99999999999999999999",
    "texts with a zero byte": '"a\\u0000b"',
    quotes: `"' OR 1=1 --"`,
    "half a character": '"\\ud800"',
  };
  const bodyOf = (value: string): string => `{${fieldNames.map((name) => `"${name}":${value}`).join(",")}}`;
  await tryAll(probe, calls, () =>
    Object.fromEntries(entriesOf(values, (value) => ({ type: json, body: bodyOf(value) }))),
  );
}

async function brokenForms(probe: Probe): Promise<void> {
  const calls = posts.filter((call) => call.encoding === "form");
  const names = ["code", "country_code", "payment_type_id", "order_message", "value", "text", "order_name", "rating"];
  const all = (value: string): string => names.map((name) => `${name}=${value}`).join("&");
  const bodies = {
    "a lone percent sign": "%",
    "bytes that are no text": all("%ff%fe"),
    "a zero byte": all("a%00b"),
    "brackets that do not pair": "products[1][quantity=1&products]1[=2&[]=3",
    "a prototype": "products[__proto__][quantity]=1&__proto__[x]=1&constructor[prototype][x]=1",
    "a list of a list": "products[1][quantity][]=1&products[1][quantity][]=2",
    "the same name many times": "code=x&".repeat(2000),
    "huge numbers": "products[99999999999999999999][quantity]=99999999999999999999",
    "a deep name": `products${"[1]".repeat(200)}=1`,
  };
  await tryAll(probe, calls, () => Object.fromEntries(entriesOf(bodies, (body) => ({ type: form, body }))));
}

async function oddAddresses(probe: Probe): Promise<void> {
  const calls = contractCalls.map(({ call }) => call).filter((call) => call.path.includes("{"));
  const texts = ["-1", "abc", "1.5", "99999999999999999999", "%00", "%27", "..%2f..", "%ff", "x".repeat(3000)];
  await tryAll(probe, calls, (call) =>
    Object.fromEntries(
      texts.map((text) => [shorten(text, 24), { url: addressWith(call, text), type: json, body: "{}" }]),
    ),
  );
}

async function oddQueries(probe: Probe): Promise<void> {
  const calls = contractCalls.map(({ call }) => call).filter((call) => call.encoding === "query");
  const names = "path query product_id page per_page price_min cat1 brands specifications s".split(" ");
  const all = (value: string): string => names.map((name) => `${name}=${value}`).join("&");
  const queries = {
    nothing: "",
    "a zero byte": all("%00"),
    "bytes that are no text": all("%ff"),
    "a lone percent sign": all("%"),
    "huge numbers": all("99999999999999999999"),
    quotes: all("%27%20OR%201%3D1%20--"),
    "the same name twice": `${all("1")}&${all("2")}`,
    "long texts": all("x".repeat(500)),
  };
  await tryAll(probe, calls, (call) =>
    Object.fromEntries(entriesOf(queries, (query) => ({ url: `${addressWith(call, "0")}?${query}` }))),
  );
}

async function tooMuch(probe: Probe): Promise<void> {
  const large = "x".repeat(1_000_000);
  await tryAll(
    probe,
    posts.filter((call) => call.encoding === "form" || call.encoding === "json"),
    (call) => ({
      "a million characters": {
        type: call.encoding === "form" ? form : json,
        body: call.encoding === "form" ? `order_message=${large}` : JSON.stringify({ postal_code: large }),
      },
    }),
  );
}

async function otherTypes(probe: Probe): Promise<void> {
  await tryAll(probe, posts, () => ({
    "plain text": { type: "text/plain", body: "x" },
    XML: { type: "application/xml", body: '<!DOCTYPE a [<!ENTITY x SYSTEM "file:///etc/passwd">]><a>&x;</a>' },
    "a form with files and no boundary": { type: "multipart/form-data", body: "x" },
  }));
}

const title = (what: string): string => `refuses ${what} with a message, and never breaks`;

/** Checks with input that no package sends. */
export const badInputChecks: readonly Check[] = [
  { id: "bad-input.json", section: "1.4", title: title("JSON that is none"), run: brokenJson },
  { id: "bad-input.types", section: "1.4", title: title("values of the wrong type"), run: wrongTypes },
  { id: "bad-input.forms", section: "1.3", title: title("forms that make no sense"), run: brokenForms },
  { id: "bad-input.addresses", section: "1.1", title: title("addresses of nothing"), run: oddAddresses },
  { id: "bad-input.queries", section: "1.3", title: title("queries that make no sense"), run: oddQueries },
  { id: "bad-input.large", section: "1.4", title: title("bodies that are far too large"), run: tooMuch },
  { id: "bad-input.content-types", section: "1.2", title: title("bodies of another type"), run: otherTypes },
];

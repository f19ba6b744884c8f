import { cartCall } from "@torg/cart/contract";
import { compareIndexCall } from "@torg/catalog/contract";
import {
  showCheckoutCall,
  updateCountryCall,
  updateCustomerTypeCall,
  updateDeliveryTypeCall,
  updatePaymentTypeCall,
  updatePostalCodeCall,
} from "@torg/checkout/contract";
import { type Call, toWire } from "@torg/http";
import { csrfTokenCall } from "@torg/pages/contract";
import type { Check, Probe } from "../core/Check.ts";
import { deviations, type Deviation } from "../core/deviations.ts";
import { member } from "../core/member.ts";
import { NotTried, shorten } from "../core/outcomes.ts";
import type { Exchange } from "../core/Wire.ts";
import { contractCalls } from "../openapi/contractCalls.ts";
import { checkoutFields, laterFields } from "./contractFields.ts";

type AnyCall = Call<unknown, unknown>;

const isSuccess = ({ status }: Exchange): boolean => status >= 200 && status <= 299;
const nameOf = ({ method, call, url }: Exchange): string => `${method} ${call?.path ?? shorten(url.split("?")[0], 60)}`;

/** Reports each fault once, however often it was seen. */
function sayOnce(texts: Iterable<string>, say: (text: string) => void): void {
  for (const text of new Set(texts)) say(text);
}

/** Parses every answer to a call as the packages do, and compares the result with what was sent. */
function shapeOf(call: AnyCall, probe: Probe): void {
  const answers = probe.exchanges.filter((exchange) => exchange.call === call && isSuccess(exchange));
  if (call.success !== undefined) throw new NotTried("It answers no data.");
  if (answers.length === 0) throw new NotTried("It was not answered with success in this run.");
  const faults: string[] = [];
  const warnings: string[] = [];
  for (const { data, text } of answers) {
    const sent = data === undefined ? text : data;
    const read = call.response.safeParse(sent);
    if (!read.success) {
      faults.push(...read.error.issues.map(({ path, message }) => `${placeOf(path)}: ${message}`));
      continue;
    }
    const found = deviations(sent, toWire(call.response, read.data)).filter((one) => !isLater(one) && !isShopsOwn(one));
    warnings.push(...found.map((deviation) => `${deviation.place} ${deviation.text}.`));
  }
  sayOnce(faults, probe.fault);
  sayOnce(warnings, probe.warn);
}

const placeOf = (path: readonly PropertyKey[]): string =>
  path.map((part) => (typeof part === "number" ? "[]" : String(part))).join(".") || "the whole";
/** Missing settings have defaults, and fields added later need not be sent. */
const isLater = ({ place, text }: Deviation): boolean =>
  text.startsWith("is missing") && (place.startsWith("settings.") || laterFields.has(lastName(place)));
/** A cart reads only what it shows of related products; everything else about them is up to the shop. */
const isShopsOwn = ({ place }: Deviation): boolean =>
  /^(?:recommended_products\.products|matching_order_products)\b/.test(place);
const lastName = (place: string): string => place.split(".").at(-1)?.replaceAll("[]", "") ?? "";

const shapeChecks: readonly Check[] = contractCalls
  .filter(({ call }) => call.success === undefined)
  .map(({ section, call }) => ({
    id: `shape ${call.method} ${call.path}`,
    section,
    title: "answers in the shape of the call",
    run: (probe) => shapeOf(call, probe),
  }));

const checkoutCalls: readonly AnyCall[] = [
  showCheckoutCall,
  updateCountryCall,
  updatePaymentTypeCall,
  updateDeliveryTypeCall,
  updatePostalCodeCall,
  updateCustomerTypeCall,
];

function checkoutIsWhole({ exchanges, fault }: Probe): void {
  const answers = exchanges.filter(({ call, isBad }) => !isBad && call !== null && checkoutCalls.includes(call));
  const faults = answers
    .filter(isSuccess)
    .flatMap((exchange) =>
      checkoutFields
        .filter((name) => member(exchange.data, name) === undefined)
        .map((name) => `${nameOf(exchange)} answers without ${name}.`),
    );
  if (answers.length === 0) throw new NotTried("No checkout data was seen in this run.");
  sayOnce(faults, fault);
}

const isTextList = (value: unknown): boolean => Array.isArray(value) && value.every((text) => typeof text === "string");

function refusalProblem({ data }: Exchange): string | null {
  if (typeof data !== "object" || data === null) return "is no JSON object";
  // A refused postal code may report in its attributes, and the answer for an unknown page is a page.
  if (member(data, "attributes") !== undefined || member(data, "page") !== undefined) return null;
  const message = member(data, "message");
  if (typeof message !== "string" || message === "") return "has no message";
  const errors = member(data, "errors");
  if (errors === undefined) return null;
  const isMap = typeof errors === "object" && errors !== null && !Array.isArray(errors);
  return isMap && Object.values(errors).every(isTextList) ? null : "has errors that are no lists of texts by field";
}

function refusalsSpeak({ exchanges, fault }: Probe): void {
  const refusals = exchanges.filter(({ status, isBad }) => status >= 400 && status < 500 && !isBad);
  if (refusals.length === 0) throw new NotTried("Nothing was refused in this run.");
  sayOnce(
    refusals.flatMap((exchange) => {
      const problem = refusalProblem(exchange);
      return problem === null ? [] : [`The refusal ${exchange.status} of ${nameOf(exchange)} ${problem}.`];
    }),
    fault,
  );
}

const secrets =
  /\n\s+at .+:\d+:\d+|node_modules|SQLSTATE|syntax error at or near|Traceback \(most recent|\.php on line/;

function refusalsKeepSecrets({ exchanges, fault }: Probe): void {
  const leaking = exchanges.filter(({ status, text }) => status >= 400 && secrets.test(text));
  sayOnce(
    leaking.map((exchange) => `${nameOf(exchange)} tells of the program behind it: ${shorten(exchange.text, 80)}`),
    fault,
  );
}

function neverBreaks({ exchanges, fault }: Probe): void {
  const broken = exchanges.filter(({ status, isBad }) => status >= 500 && !isBad);
  sayOnce(
    broken.map((exchange) => `${nameOf(exchange)} answered ${exchange.status}.`),
    fault,
  );
}

function answersAreJson({ exchanges, fault }: Probe): void {
  const others = exchanges.filter(({ call, headers, text, ...exchange }) => {
    const isData = call !== null && call.accept === undefined && exchange.status >= 200 && exchange.status <= 299;
    return isData && text !== "" && !(headers.get("content-type") ?? "").includes("json");
  });
  sayOnce(
    others.map((exchange) => `${nameOf(exchange)} answers ${exchange.headers.get("content-type")}.`),
    fault,
  );
}

function personalIsNotStored({ exchanges, fault }: Probe): void {
  const personal: readonly AnyCall[] = [cartCall, showCheckoutCall, compareIndexCall, csrfTokenCall];
  const stored = exchanges.filter(
    ({ call, headers }) =>
      call !== null && personal.includes(call) && !/no-store/.test(headers.get("cache-control") ?? ""),
  );
  sayOnce(
    stored.map((exchange) => `${nameOf(exchange)} has no Cache-Control: no-store.`),
    fault,
  );
}

/** The checks of everything sent over the wire. */
export const trafficChecks: readonly Check[] = [
  ...shapeChecks,
  { id: "answers.checkout", section: "3.7", title: "answers checkout data in full", run: checkoutIsWhole },
  { id: "answers.json", section: "1.3", title: "sends data as JSON", run: answersAreJson },
  { id: "answers.no-store", section: "2.2", title: "lets nobody store what is personal", run: personalIsNotStored },
  { id: "errors.shape", section: "1.4", title: "refuses with a message, and texts by field", run: refusalsSpeak },
  { id: "errors.none-inside", section: "1.4", title: "never answers 500 to what the packages send", run: neverBreaks },
  {
    id: "errors.secrets",
    section: "1.4",
    title: "tells nothing of the program in a refusal",
    run: refusalsKeepSecrets,
  },
];

import { showCheckoutCall, updateDeliveryTypeCall, updatePostalCodeCall } from "@torg/checkout/contract";
import type { Check, Probe } from "../../core/Check.ts";
import { member } from "../../core/member.ts";
import { compareMessage } from "../../core/messages.ts";
import { demand, demandSame, NotTried, need } from "../../core/outcomes.ts";
import type { Visitor } from "../../core/Visitor.ts";
import { contractTexts } from "../../texts/sv.ts";
import { visitWithCart } from "./checkoutChecks.ts";

/** Postal codes of large towns, tried in turn. */
const usualPostalCodes = ["11122", "41103", "21119", "75320"];
const wrongPostalCodes = ["", "1112", "111222", "01112", "1112a", "abcde", "1-122", "11 1", "<b>", "１１１２２", "1e4"];

async function choosePostalCode(probe: Probe, visitor: Visitor): Promise<string> {
  const given = probe.hints.postalCode;
  for (const code of given === undefined ? usualPostalCodes : [given]) {
    const { status } = await visitor.send(updatePostalCodeCall, { postalCode: code });
    if (status === 200) return code;
  }
  throw new NotTried("The shop delivers to none of the postal codes that were tried: see postalCode of --data.");
}

async function postalCodes(probe: Probe): Promise<void> {
  const visitor = await visitWithCart(probe);
  const code = await choosePostalCode(probe, visitor);
  const { delivery } = await visitor.ask(showCheckoutCall, {});
  demandSame(delivery?.session.postalCode, code, "The postal code that show answers");
}

async function wrongCodes(probe: Probe): Promise<void> {
  const visitor = await visitWithCart(probe);
  const code = await choosePostalCode(probe, visitor);
  for (const wrong of wrongPostalCodes) {
    const answer = await visitor.send(updatePostalCodeCall, { postalCode: wrong });
    const texts = member(member(answer.data, "attributes"), "postal_code");
    const place = `The postal code ${JSON.stringify(wrong)}`;
    if (answer.status !== 422) probe.fault(`${place} answered ${answer.status}, should be 422.`);
    else if (!Array.isArray(texts)) probe.fault(`${place} is refused without attributes.postal_code.`);
    else if (texts[0] !== contractTexts.postalCodeInvalid) probe.warn(`${place} says ${JSON.stringify(texts[0])}.`);
  }
  const { delivery } = await visitor.ask(showCheckoutCall, {});
  demandSame(delivery?.session.postalCode, code, "The postal code after wrong ones");
}

async function refusedCodes(probe: Probe): Promise<void> {
  const codes = probe.hints.refusedPostalCodes ?? [];
  if (codes.length === 0) throw new NotTried("No refused postal codes were given: see refusedPostalCodes of --data.");
  const visitor = await visitWithCart(probe);
  for (const code of codes) {
    const answer = await visitor.refused(updatePostalCodeCall, { postalCode: code }, { status: 422 });
    const texts = member(member(answer.data, "attributes"), "postal_code");
    const isList = Array.isArray(texts) && texts.every((text) => typeof text === "string");
    if (!isList) probe.fault(`${code} is refused without a list of texts in attributes.postal_code.`);
    const { handler, snippet } = { handler: member(answer.data, "handler"), snippet: member(answer.data, "snippet") };
    if (handler !== undefined && snippet === undefined) probe.fault(`${code} names a handler without its snippet.`);
  }
}

async function deliveryOf(probe: Probe, visitor: Visitor) {
  await choosePostalCode(probe, visitor);
  const { delivery } = await visitor.ask(showCheckoutCall, {});
  const found = need(delivery, "The checkout has no delivery.");
  if (found.options.length === 0) throw new NotTried("The checkout offers no delivery.");
  return found;
}

async function deliveryTypes(probe: Probe): Promise<void> {
  const visitor = await visitWithCart(probe);
  const { options } = await deliveryOf(probe, visitor);
  for (const option of options.filter(({ disabled }) => !disabled)) {
    const keys = option.shippingOptions.length === 0 ? [null] : option.shippingOptions.map(({ key }) => key);
    for (const key of keys) {
      const request = { deliveryId: option.id, shippingOptionId: key };
      const { delivery: chosen } = await visitor.ask(updateDeliveryTypeCall, request);
      demandSame(chosen?.selected?.id, option.id, "The delivery type that was chosen");
      demandSame(chosen?.session.shippingOptionId ?? null, key, `The shipping option of ${option.name}`);
      const shown = chosen?.options.find(({ id }) => id === option.id)?.priceOre;
      demandSame(chosen?.selected?.priceOre, shown, `The price of ${option.name} beside its option's`);
    }
  }
}

async function wrongDelivery(probe: Probe): Promise<void> {
  const visitor = await visitWithCart(probe);
  const { options } = await deliveryOf(probe, visitor);
  const unknown = await visitor.refused(updateDeliveryTypeCall, { deliveryId: 999_999 }, { status: 422 });
  compareMessage(probe, unknown, contractTexts.deliveryUnavailable);
  const [open] = options.filter(({ disabled }) => !disabled);
  const { id } = need(open, "Every delivery type is disabled.");
  const strange = { deliveryId: id, shippingOptionId: "no-such-option" };
  await visitor.refused(updateDeliveryTypeCall, strange, { status: 422 });
  for (const { id: shut } of options.filter(({ disabled }) => disabled)) {
    await visitor.refused(updateDeliveryTypeCall, { deliveryId: shut }, { status: 422 });
  }
}

async function statedCost(probe: Probe): Promise<void> {
  const visitor = await visitWithCart(probe);
  const { options } = await deliveryOf(probe, visitor);
  const priced = options.find(({ disabled, priceOre }) => !disabled && priceOre !== null && priceOre > 0);
  const { id, priceOre } = need(priced, "No delivery type costs anything.");
  const cheaper = { deliveryId: id, priceOre: 0 };
  await visitor.refused(updateDeliveryTypeCall, cheaper, { status: 422 });
  const right = { deliveryId: id, priceOre: priceOre ?? 0 };
  const { delivery: chosen } = await visitor.ask(updateDeliveryTypeCall, right);
  demandSame(chosen?.selected?.priceOre ?? 0, priceOre ?? 0, "The price of the delivery");
  demand(chosen?.selected?.id === id, "The delivery with the right cost is not chosen.");
}

/** The checks of postal code and delivery. */
export const deliveryChecks: readonly Check[] = [
  { id: "postal-code.right", section: "7.5", title: "keeps a postal code that it delivers to", run: postalCodes },
  {
    id: "postal-code.wrong",
    section: "7.5",
    title: "refuses what is no postal code, and keeps the old one",
    run: wrongCodes,
  },
  {
    id: "postal-code.refused",
    section: "7.5",
    title: "says that it does not deliver to a postal code",
    run: refusedCodes,
  },
  {
    id: "delivery.types",
    section: "7.4",
    title: "takes the delivery types and options that it offers",
    run: deliveryTypes,
  },
  { id: "delivery.wrong", section: "7.4", title: "refuses deliveries that it does not offer", run: wrongDelivery },
  { id: "delivery.cost", section: "7.4", title: "takes no cost of delivery from the browser", run: statedCost },
];

import { durabilityGuaranteeYears } from "@torg/compliance";
import type { FeedItem } from "../../feedItem.ts";
import { feedTexts } from "../../texts/sv.ts";
import { cleanLine, cutAtSpace } from "../wording/cleanText.ts";
import type { DisclosureAttribute } from "./disclosureAttributes.ts";
import type { FeedPicture } from "../values/FeedPicture.ts";
import type { ReportProblem } from "../product/itemProblem.ts";
import { readWebAddress } from "../values/readWebAddress.ts";
import { yesOrNo } from "../values/yesOrNo.ts";

/** The manufacturer or responsible party of a product. */
export interface DisclosedParty {
  readonly name: string;
  readonly postal: string;
  readonly electronic: string;
}

/** Why a product is exempt from withdrawal. */
export type WithdrawalExemption = "custom_made" | "hygiene" | "sealed_media" | "digital";

/** Legally required product information; parts that were not given are left out. */
export interface FeedDisclosure {
  readonly manufacturer?: DisclosedParty;
  readonly euResponsible?: DisclosedParty;
  readonly model?: string;
  readonly batch?: string;
  readonly safetyWarnings?: readonly string[];
  readonly safetyDocuments?: readonly { readonly title: string; readonly url: string }[];
  readonly hazard?: {
    readonly pictograms: readonly string[];
    readonly signalWord: string | null;
    readonly statements: readonly string[];
  };
  readonly reparability?: string;
  readonly spareParts?: string;
  readonly softwareUpdates?: string;
  readonly durabilityGuarantee?: {
    readonly brand: string;
    readonly model: string;
    readonly years: number;
    readonly image: string | null;
  };
  readonly withdrawalExemption?: WithdrawalExemption;
  /** Whether an old product of its kind is taken back; if left out, the energy label decides. */
  readonly takeBack?: boolean;
  /** The old product is picked up where the new one is delivered: a free extra. */
  readonly takeBackPickup?: true;
}

const maxText = 500;
const maxEntries = 30;

type Given = Pick<FeedItem, "disclosure" | "brand" | "mpn">;

const exemptions = new Set<string>([
  "custom_made",
  "hygiene",
  "sealed_media",
  "digital",
] satisfies WithdrawalExemption[]);
const isExemption = (text: string): text is WithdrawalExemption => exemptions.has(text);

/** Codes of the pictograms of Regulation 1272/2008, in its order. */
const isPictogram = (text: string): boolean => /^GHS0[1-9]$/u.test(text);

function lines({ disclosure }: Given, name: DisclosureAttribute): string[] {
  const texts = (disclosure[name] ?? []).map((text) => cutAtSpace(cleanLine(text), maxText));
  return [...new Set(texts.filter((text) => text !== ""))].slice(0, maxEntries);
}

const line = (item: Given, name: DisclosureAttribute): string => lines(item, name)[0] ?? "";

/** A part only when it has content, so that nothing is stored for products without information. */
function partOf<Value>(value: Value | null | undefined, part: (value: Value) => FeedDisclosure): FeedDisclosure {
  const isEmpty = value === null || value === undefined || value === "" || (Array.isArray(value) && value.length === 0);
  return isEmpty ? {} : part(value);
}

function readParty(item: Given, who: "manufacturer" | "eu_responsible"): DisclosedParty | null {
  const [name, postal, electronic] = [
    line(item, `${who}_name`),
    line(item, `${who}_address`),
    line(item, `${who}_contact`),
  ];
  return name === "" && postal === "" && electronic === "" ? null : { name, postal, electronic };
}

function readDocuments(item: Given, report: ReportProblem): { readonly title: string; readonly url: string }[] {
  return lines(item, "safety_document").flatMap((text) => {
    const url = readWebAddress(text);
    if (url === null) report("link-refused");
    return url === null ? [] : [{ title: feedTexts.product.safetyDocument, url }];
  });
}

function readHazard(item: Given, report: ReportProblem): FeedDisclosure["hazard"] | null {
  const codes = lines(item, "hazard_pictogram").map((text) => text.toUpperCase());
  const pictograms = codes.filter(isPictogram);
  if (pictograms.length < codes.length) report("hazard-unknown");
  const signalWord = line(item, "hazard_signal_word");
  const statements = lines(item, "hazard_statement");
  if (pictograms.length === 0 && signalWord === "" && statements.length === 0) return null;
  return { pictograms, signalWord: signalWord || null, statements };
}

/** Only a guarantee of more than two years that names brand and model may have the European label. */
function readGuarantee(item: Given, picture: FeedPicture | null): FeedDisclosure["durabilityGuarantee"] | null {
  const years = Number(line(item, "durability_guarantee_years").replace(",", "."));
  const brand = cleanLine(item.brand);
  const model = line(item, "model") || cleanLine(item.mpn);
  if (!(years > durabilityGuaranteeYears && years <= 100) || brand === "" || model === "") return null;
  return { brand, model, years, image: picture?.path ?? null };
}

/** The filled-in label of a producer's guarantee, which the shop fetches and serves like other pictures. */
export function labelPicture(
  item: Pick<FeedItem, "disclosure">,
  picturePath: (source: string) => string,
): FeedPicture | null {
  const source = readWebAddress(item.disclosure.durability_guarantee_label?.[0] ?? "");
  return source === null ? null : { path: picturePath(source), source };
}

function readExemption(item: Given, report: ReportProblem): WithdrawalExemption | null {
  const text = line(item, "withdrawal_exemption")
    .toLowerCase()
    .replaceAll(/[\s-]+/gu, "_");
  if (text === "") return null;
  if (isExemption(text)) return text;
  report("exemption-unknown");
  return null;
}

/** Reads a feed's information on safety, repair, guarantee (with its label) and withdrawal; null when there is none. */
export function readDisclosure(item: Given, label: FeedPicture | null, report: ReportProblem): FeedDisclosure | null {
  const told: FeedDisclosure = {
    ...partOf(readParty(item, "manufacturer"), (manufacturer) => ({ manufacturer })),
    ...partOf(readParty(item, "eu_responsible"), (euResponsible) => ({ euResponsible })),
    ...partOf(line(item, "model"), (model) => ({ model })),
    ...partOf(line(item, "batch"), (batch) => ({ batch })),
    ...partOf(lines(item, "safety_warning"), (safetyWarnings) => ({ safetyWarnings })),
    ...partOf(readDocuments(item, report), (safetyDocuments) => ({ safetyDocuments })),
    ...partOf(readHazard(item, report), (hazard) => ({ hazard })),
    ...partOf(line(item, "repairability_score"), (reparability) => ({ reparability })),
    ...partOf(line(item, "spare_parts"), (spareParts) => ({ spareParts })),
    ...partOf(line(item, "software_updates"), (softwareUpdates) => ({ softwareUpdates })),
    ...partOf(readGuarantee(item, label), (durabilityGuarantee) => ({ durabilityGuarantee })),
    ...partOf(readExemption(item, report), (withdrawalExemption) => ({ withdrawalExemption })),
    ...partOf(yesOrNo(line(item, "take_back")), (takeBack) => ({ takeBack })),
    ...(yesOrNo(line(item, "take_back_pickup")) === true ? { takeBackPickup: true } : {}),
  };
  return Object.keys(told).length === 0 ? null : told;
}

import type { Place } from "@torg/stores/domain";
import { readFileSync } from "node:fs";
import { gunzipSync } from "node:zlib";
import type { Destination } from "../carriers/ServicePoint.ts";

const file = new URL("../../data/sweden/postal-codes.tsv.gz", import.meta.url);
/** Digits shared by neighbouring codes: an unknown code is located at the centre of its neighbours. */
const sharedDigits = [5, 3, 2];

interface Middle {
  readonly latitude: number;
  readonly longitude: number;
  readonly codes: number;
}

let middleByDigits: ReadonlyMap<string, Middle> | null = null;

/** The centres of all codes with the same first digits. */
function readMiddles(): ReadonlyMap<string, Middle> {
  const middles = new Map<string, Middle>();
  const [, ...lines] = gunzipSync(readFileSync(file)).toString("utf8").trimEnd().split("\n");
  for (const line of lines) {
    const [code = "", , latitude, longitude] = line.split("\t");
    for (const digits of sharedDigits) {
      const key = code.slice(0, digits);
      const before = middles.get(key) ?? { latitude: 0, longitude: 0, codes: 0 };
      const codes = before.codes + 1;
      middles.set(key, {
        latitude: before.latitude + (Number(latitude) - before.latitude) / codes,
        longitude: before.longitude + (Number(longitude) - before.longitude) / codes,
        codes,
      });
    }
  }
  return middles;
}

/** The location of a Swedish postal code; null for invalid codes and other countries. The list is read on first use. */
export function placeOfPostalCode({ countryCode, postalCode }: Destination): Place | null {
  if (countryCode !== "SE" || postalCode === "") return null;
  middleByDigits ??= readMiddles();
  for (const digits of sharedDigits) {
    const middle = middleByDigits.get(postalCode.slice(0, digits));
    if (middle !== undefined) return middle;
  }
  return null;
}

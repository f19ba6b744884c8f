import type { Place } from "./distance.ts";

/** The visitor's position, and its time in milliseconds. */
export interface CustomerPosition extends Place {
  readonly timestamp: number;
}

/** The local storage key. */
export const positionKey = "customer_position";

/** Six hours in milliseconds. */
export const positionLifetime = 21_600_000;

/** Options for the device's position: coarse, fast, and cached for half a minute. */
export const geolocationOptions = { enableHighAccuracy: false, maximumAge: 30_000, timeout: 8_000 } as const;

/** Parses a stored position; null if there is none, if it is older than six hours, or if it is unreadable. */
export function readPosition(stored: string | null, now: number): CustomerPosition | null {
  const position = stored === null ? null : parse(stored);
  if (!isPosition(position) || Math.abs(now - position.timestamp) > positionLifetime) return null;
  const { latitude, longitude, timestamp } = position;
  return { latitude, longitude, timestamp };
}

/** Writes a position for storage. */
export function writePosition({ latitude, longitude, timestamp }: CustomerPosition): string {
  return JSON.stringify({ latitude, longitude, timestamp });
}

function parse(text: string): unknown {
  try {
    const value: unknown = JSON.parse(text);
    return value;
  } catch {
    return null;
  }
}

function isPosition(value: unknown): value is CustomerPosition {
  return (
    typeof value === "object" &&
    value !== null &&
    ["latitude", "longitude", "timestamp"].every((key) => Number.isFinite(Reflect.get(value, key)))
  );
}

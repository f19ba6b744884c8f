/** Forms with files read at once. */
export interface UploadBounds {
  readonly atOnce: number;
  /** Of these, the most from one address. */
  readonly perAddress: number;
  /** The most forms that wait for their turn. */
  readonly waiting: number;
  /** Milliseconds after which a form makes room for one that waits. */
  readonly timeoutMs: number;
}

/** A form to read. */
export interface Upload<Result> {
  readonly address: string;
  readonly read: () => Promise<Result>;
  /** Closes its connection, so that `read` ends. */
  readonly cut: () => void;
}

/** Reads a form when there is a place; null if too many are waiting already. */
export type UploadPlaces = <Result>(upload: Upload<Result>) => Promise<Result | null>;

interface Reader {
  readonly address: string;
  readonly cut: () => void;
  readonly enter: () => void;
  since: number;
}

/**
 * Manages the places for reading forms with files into memory. Slow senders do not block others: one address gets only
 * some of the places, and a form that has held its place for long is cut when another one waits for it.
 */
export function createUploadPlaces({ atOnce, perAddress, waiting: most, timeoutMs }: UploadBounds): UploadPlaces {
  const inside = new Set<Reader>();
  const waiting: Reader[] = [];
  let timer: NodeJS.Timeout | undefined;
  const heldBy = (address: string): number => [...inside].filter((reader) => reader.address === address).length;
  const mayEnter = ({ address }: Pick<Reader, "address">): boolean =>
    inside.size < atOnce && heldBy(address) < perAddress;
  const enter = (reader: Reader): void => {
    reader.since = performance.now();
    inside.add(reader);
    reader.enter();
  };
  const letIn = (): void => {
    for (let next = waiting.find(mayEnter); next !== undefined; next = waiting.find(mayEnter)) {
      waiting.splice(waiting.indexOf(next), 1);
      enter(next);
    }
    watch();
  };
  /** The oldest reader whose place a waiting form could take. */
  const first = (): Reader | undefined =>
    [...inside].find((reader) =>
      waiting.some(({ address }) => heldBy(address) - Number(address === reader.address) < perAddress),
    );
  const cutLate = (): void => {
    const late = first();
    if (late !== undefined && performance.now() - late.since >= timeoutMs) {
      inside.delete(late);
      late.cut();
    }
    letIn();
  };
  const watch = (): void => {
    clearTimeout(timer);
    const next = first();
    if (next === undefined) return;
    timer = setTimeout(cutLate, Math.max(1, next.since + timeoutMs - performance.now())).unref();
  };
  return async ({ address, read, cut }) => {
    if (!mayEnter({ address }) && waiting.length >= most) return null;
    const reader = await new Promise<Reader>((resolve) => {
      const coming: Reader = { address, cut, enter: () => resolve(coming), since: 0 };
      if (mayEnter(coming)) enter(coming);
      else waiting.push(coming);
      watch();
    });
    try {
      return await read();
    } finally {
      inside.delete(reader);
      letIn();
    }
  };
}

/** How many forms with files are read at once. */
export interface UploadBounds {
  readonly atOnce: number;
  /** Of these, at most so many of one address. */
  readonly perAddress: number;
  /** Forms that wait for their turn at most. */
  readonly waiting: number;
  /** Milliseconds after which a form makes room for one that waits. */
  readonly patience: number;
}

/** A form that is to be read. */
export interface Upload<Result> {
  readonly address: string;
  readonly read: () => Promise<Result>;
  /** Ends the connection on which it comes, so that `read` comes to its end. */
  readonly cut: () => void;
}

/** Reads a form when there is a place for it; null when too many are waiting already. */
export type UploadPlaces = <Result>(upload: Upload<Result>) => Promise<Result | null>;

interface Reader {
  readonly address: string;
  readonly cut: () => void;
  readonly enter: () => void;
  since: number;
}

/**
 * Gives out the places where forms with files are read into memory. Who sends slowly keeps nobody waiting: one address
 * has only some of the places, and who has held one for long is cut when somebody waits who could have it.
 */
export function createUploadPlaces({ atOnce, perAddress, waiting: most, patience }: UploadBounds): UploadPlaces {
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
  /** Of those whose place somebody who waits could have, the one who came first. */
  const first = (): Reader | undefined =>
    [...inside].find((reader) =>
      waiting.some(({ address }) => heldBy(address) - Number(address === reader.address) < perAddress),
    );
  const cutLate = (): void => {
    const late = first();
    if (late !== undefined && performance.now() - late.since >= patience) {
      inside.delete(late);
      late.cut();
    }
    letIn();
  };
  const watch = (): void => {
    clearTimeout(timer);
    const next = first();
    if (next === undefined) return;
    timer = setTimeout(cutLate, Math.max(1, next.since + patience - performance.now())).unref();
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

import { readFileSync } from "node:fs";
import { type FileHandle, open } from "node:fs/promises";
import { DefaultSerializer, Deserializer } from "node:v8";

/** Alignment of arrays in bytes, so that they can be read without copying. */
const alignment = 8;
/** Bytes of the trailer: position and length of the head, as two numbers. */
const trailerLength = 16;
/** The kinds of arrays; their index is the number in the file. */
const kinds = [Uint8Array, Uint16Array, Uint32Array, Float64Array] as const;
type Column = Uint8Array | Uint16Array | Uint32Array | Float64Array;

const aligned = (bytes: number): number => Math.ceil(bytes / alignment) * alignment;

/** Serialises a value without its typed arrays, and collects these in order. */
class HeadWriter extends DefaultSerializer {
  readonly arrays: Column[] = [];
  end = 0;

  /** Called for anything but plain values. */
  _writeHostObject(value: unknown): void {
    if (!isColumn(value)) throw new TypeError("Only plain values, lists, maps and typed arrays can be packed.");
    this.writeUint32(kinds.findIndex((Kind) => value instanceof Kind));
    this.writeDouble(this.end);
    this.writeDouble(value.length);
    this.arrays.push(value);
    this.end = aligned(this.end + value.byteLength);
  }
}

const isColumn = (value: unknown): value is Column => kinds.some((Kind) => value instanceof Kind);

/** Deserialises a value whose typed arrays are parts of one buffer. */
class HeadReader extends Deserializer {
  readonly #buffer: ArrayBuffer;

  constructor(head: Uint8Array, buffer: ArrayBuffer) {
    super(head);
    this.#buffer = buffer;
  }

  /** Called for anything but plain values. */
  _readHostObject(): Column {
    const Kind = kinds[this.readUint32()] ?? Uint8Array;
    const start = this.readDouble();
    return new Kind(this.#buffer, start, this.readDouble());
  }
}

/**
 * Writes a value to a file that can be read without rebuilding it: numbers, texts, lists, maps, and typed arrays, which
 * are written as in memory. Throws for functions.
 */
export async function writePacked(file: string, value: unknown): Promise<void> {
  const writer = new HeadWriter();
  writer.writeHeader();
  writer.writeValue(value);
  const head = writer.releaseBuffer();
  const handle = await open(file, "w", 0o600);
  try {
    let at = 0;
    for (const array of writer.arrays) {
      await writeAt(handle, new Uint8Array(array.buffer, array.byteOffset, array.byteLength), at);
      at = aligned(at + array.byteLength);
    }
    await writeAt(handle, head, at);
    await writeAt(handle, new Uint8Array(Float64Array.of(at, head.length).buffer), at + head.length);
  } finally {
    await handle.close();
  }
}

async function writeAt(handle: FileHandle, bytes: Uint8Array, at: number): Promise<void> {
  for (let done = 0; done < bytes.length;) {
    done += (await handle.write(bytes, done, bytes.length - done, at + done)).bytesWritten;
  }
}

function unpack(buffer: ArrayBuffer): unknown {
  const bytes = new Uint8Array(buffer);
  const [at = 0, length = 0] = new Float64Array(bytes.slice(-trailerLength).buffer);
  const reader = new HeadReader(bytes.subarray(at, at + length), buffer);
  reader.readHeader();
  return reader.readValue();
}

/** Reads a value packed by this version of the shop. Its typed arrays share one buffer. */
export async function readPacked(file: string): Promise<unknown> {
  const handle = await open(file);
  try {
    const { size } = await handle.stat();
    const buffer = new ArrayBuffer(size);
    const bytes = new Uint8Array(buffer);
    for (let done = 0; done < size;) {
      const { bytesRead } = await handle.read(bytes, done, size - done, done);
      if (bytesRead === 0) throw new Error(`${file} ends too early.`);
      done += bytesRead;
    }
    return unpack(buffer);
  } finally {
    await handle.close();
  }
}

/** The same synchronously, for rare reads. */
export function readPackedNow(file: string | number): unknown {
  const bytes = readFileSync(file);
  const buffer = new ArrayBuffer(bytes.length);
  new Uint8Array(buffer).set(bytes);
  return unpack(buffer);
}

import { uploadsPath } from "@torg/format/addresses";
import sharp from "sharp";
import { maxPixels, type PictureFolder } from "../images/createPictureStore.ts";
import { readPictureRequest } from "../images/pictureRequest.ts";
import { readObject } from "../objects/ObjectStore.ts";

/** The default icon of a shop: a market stall. */
const marketStall =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="8" fill="#12463c"/><path d="M8 13h16M16 13v12" stroke="#fff" stroke-width="4" stroke-linecap="round"/><path d="M7 13a4.5 4.5 0 0 0 9 0 4.5 4.5 0 0 0 9 0l-2-6H9z" fill="#f4b942"/></svg>';

/** The icon of a shop. */
export interface ShopIcon {
  readonly bytes: Buffer;
  readonly isDrawing: boolean;
}

async function readFirst(folders: readonly PictureFolder[], path: string): Promise<Buffer | null> {
  for (const { store, prefix } of folders) {
    const found = await readObject(store, prefix + path);
    if (found !== null) return found;
  }
  return null;
}

/** Reads the icon at the address in the shop's settings; falls back to the market stall if there is no such file. */
export async function shopIcon(address: string, folders: readonly PictureFolder[]): Promise<ShopIcon> {
  const request = address.startsWith(uploadsPath)
    ? readPictureRequest(address.slice(uploadsPath.length), undefined)
    : null;
  const bytes = request === null ? null : await readFirst(folders, request.path);
  if (bytes === null) return { bytes: Buffer.from(marketStall), isDrawing: true };
  return { bytes, isDrawing: address.toLowerCase().endsWith(".svg") };
}

/** A square PNG of the icon; a background fills transparent parts of icons that a phone crops. */
export function pngOf(icon: ShopIcon, size: number, ground: string | null): Promise<Buffer> {
  const square = sharp(icon.bytes, { limitInputPixels: maxPixels, density: icon.isDrawing ? 72 * 16 : 72 }).resize({
    width: size,
    height: size,
    fit: "contain",
    background: ground ?? "#0000",
  });
  return (ground === null ? square : square.flatten({ background: ground })).png({ compressionLevel: 9 }).toBuffer();
}

const headSize = 22;

/** An ICO file with one picture, as requested by old browsers and feed readers. */
export async function icoOf(icon: ShopIcon): Promise<Buffer> {
  const size = 32;
  const png = await pngOf(icon, size, null);
  const head = Buffer.alloc(headSize);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(1, 4);
  head.writeUInt8(size, 6);
  head.writeUInt8(size, 7);
  head.writeUInt16LE(1, 10);
  head.writeUInt16LE(32, 12);
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(headSize, 18);
  return Buffer.concat([head, png]);
}

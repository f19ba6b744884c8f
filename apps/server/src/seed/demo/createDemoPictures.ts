import { readdirSync } from "node:fs";

const uploads = new URL("../../../data/demo/uploads/photos/", import.meta.url);

/** Finds the demo's own file for an address in the demo feeds; null if there is none. */
export function createDemoPictures(): (address: string) => string | null {
  const files = new Set(
    ["magento", "oro"].flatMap((folder) =>
      readdirSync(new URL(`${folder}/`, uploads)).map((name) => `${folder}/${name}`),
    ),
  );
  return (address) => {
    const file = /\/bilder\/([a-z]+\/[\w.-]+)$/u.exec(address)?.[1];
    return file !== undefined && files.has(file) ? `/assets/uploads/photos/${file}` : null;
  };
}

import { readdirSync } from "node:fs";

const uploads = new URL("../../../data/demo/uploads/photos/", import.meta.url);

/** Finds the photograph that an address of the demo feeds stands for among the demo's own files; null when there is none. */
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

/** Which drawing stands for the products of a category, by the category's address. */
export const categoryDrawings: Readonly<Record<string, string>> = {
  "datorer-tillbehor/bildskarmar": "bildskarm",
  "datorer-tillbehor/externa-harddiskar": "extern-harddisk",
  "datorer-tillbehor/tangentbord": "tangentbord",
  "datorer-tillbehor/moss": "mus",
  "datorer-tillbehor/webbkameror": "webbkamera",
  "datorkomponenter/grafikkort": "grafikkort",
  "datorkomponenter/harddiskar-ssd": "harddisk",
  "datorkomponenter/moderkort": "moderkort",
  "datorkomponenter/internminne": "internminne",
  "datorkomponenter/nataggregat": "nataggregat",
  "datorkomponenter/datorchassin": "chassi",
  "datorkomponenter/processorer": "processor",
  "datorkomponenter/processorkylare": "processorkylare",
  "datorkomponenter/chassiflaktar": "chassiflakt",
  "ljud/horlurar-headset": "horlurar",
  "ljud/hogtalare": "hogtalare",
  "natverk/tradlosa-natverkskort": "tradlost-natverkskort",
  "natverk/natverkskort": "natverkskort",
  "vitvaror/kylskap": "kylskap",
  "vitvaror/kylskap/kompaktkylar": "kompaktkyl",
};

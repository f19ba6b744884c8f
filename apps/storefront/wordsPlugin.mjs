/** Text modules of features that shoppers see; units and names in feeds are excluded. */
const room = /\/packages\/(?!feed\b|format\b)([a-z]+)\/src\/texts\/\w+\.ts$/;

/** The exported text objects of a feature: the initial ones, the late ones, and those for quotes. */
function doorsOf(feature) {
  const capital = feature[0].toUpperCase() + feature.slice(1);
  return [`${feature}Texts`, `later${capital}Texts`, `quote${capital}Texts`];
}

/** Code appended to a text module, so that the shop's own texts can replace its own; empty for other modules. */
export function tellingWords(id, code) {
  const feature = room.exec(id.replaceAll("\\", "/"))?.[1];
  if (feature === undefined) return "";
  const told = doorsOf(feature).filter((name) => new RegExp(`export const ${name}\\b`).test(code));
  return told.map((name) => `\n(globalThis.torgWords ??= []).push([${JSON.stringify(feature)}, ${name}]);`).join("");
}

/** Lets every text module register when it is loaded, in browser and server alike. */
export const wordsPlugin = {
  name: "words",
  enforce: "pre",
  transform: (code, id) => {
    const told = tellingWords(id, code);
    return told === "" ? null : { code: code + told, map: null };
  },
};

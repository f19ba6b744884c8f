/** Words of a feature that shoppers meet; units and names in feeds are none. */
const room = /\/packages\/(?!feed\b|format\b)([a-z]+)\/src\/texts\/\w+\.ts$/;

/** The objects that hold the words of a feature: all of them at once, those that come later, and those of a quote. */
function doorsOf(feature) {
  const capital = feature[0].toUpperCase() + feature.slice(1);
  return [`${feature}Texts`, `later${capital}Texts`, `quote${capital}Texts`];
}

/** What stands behind a module of words, so that the shop's own can take their place; nothing behind others. */
export function tellingWords(id, code) {
  const feature = room.exec(id.replaceAll("\\", "/"))?.[1];
  if (feature === undefined) return "";
  const told = doorsOf(feature).filter((name) => new RegExp(`export const ${name}\\b`).test(code));
  return told.map((name) => `\n(globalThis.torgWords ??= []).push([${JSON.stringify(feature)}, ${name}]);`).join("");
}

/** Lets every module of words tell of them when it is loaded, in browser and server alike. */
export const wordsPlugin = {
  name: "words",
  enforce: "pre",
  transform: (code, id) => {
    const told = tellingWords(id, code);
    return told === "" ? null : { code: code + told, map: null };
  },
};

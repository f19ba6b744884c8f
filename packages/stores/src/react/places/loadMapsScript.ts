import { mapsScriptAddress, type MapsSettings } from "../../domain/map/mapsScript.ts";

/**
 * Loads the places provider's script once per page, after consent to functional services. Resolves to false without a
 * request if the key is blank; rejects if the script fails to load.
 */
export function loadMapsScript(settings: MapsSettings): Promise<boolean> {
  const address = mapsScriptAddress(settings);
  if (address === null) return Promise.resolve(false);
  const script = Array.from(document.scripts).find(({ src }) => src === address) ?? addScript(address);
  if (script.dataset["state"] === "loaded") return Promise.resolve(true);
  return new Promise((resolve, reject) => {
    script.addEventListener("load", () => {
      script.dataset["state"] = "loaded";
      resolve(true);
    });
    script.addEventListener("error", () => {
      // Allows another attempt.
      script.remove();
      reject(new Error(`The maps script could not be loaded from ${new URL(address).host}.`));
    });
  });
}

function addScript(address: string): HTMLScriptElement {
  const script = document.createElement("script");
  script.async = true;
  script.src = address;
  document.head.append(script);
  return script;
}

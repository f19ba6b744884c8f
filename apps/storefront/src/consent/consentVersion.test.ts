import { storedItems } from "@torg/consent/domain";
import { consentTexts, laterConsentTexts } from "@torg/consent/texts";
import { createHash } from "node:crypto";
import { expect, it } from "vitest";
import { consentTextHash, consentVersion } from "./consentVersion.ts";

/** Every version that visitors have been asked with. */
const asked = new Map([[consentVersion, consentTextHash]]);

it("names the words, purposes and things that visitors are asked about", () => {
  const { heading, summary, withdrawal, acceptAll, onlyNecessary, settings, save } = consentTexts;
  const { required, functional, marketing } = consentTexts.options;
  // The hash was taken when the kinds of consent were called as their cookies.
  const options = { required, functional_third_party: functional, marketing_third_party: marketing };
  const shown = { heading, summary, withdrawal, acceptAll, onlyNecessary, settings, save, options };
  const kept = storedItems.map((item) => ({ ...item, what: laterConsentTexts.stored.what[item.name] }));
  const hash = createHash("sha256")
    .update(JSON.stringify([shown, kept]))
    .digest("hex");
  expect(asked.get(consentVersion), "the words changed: raise consentVersion and take the new hash").toBe(hash);
});

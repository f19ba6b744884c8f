import { legalGuaranteeText } from "@torg/compliance";
import { shopSettingsSchema } from "@torg/navigation/contract";
import { describe, expect, it } from "vitest";
import { legalGuarantee } from "./legalGuarantee.ts";

describe("legalGuarantee", () => {
  it("has a text and no picture when the shop's owner has supplied none", () => {
    expect(legalGuarantee(shopSettingsSchema.parse({}))).toMatchObject({
      picture: null,
      link: null,
      text: legalGuaranteeText,
    });
  });

  it("has the picture of the settings with its size, and the target of its code", () => {
    const own = { image: "/assets/uploads/garanti.svg", width: 300, height: 420, link: "https://europa.eu/" };
    expect(legalGuarantee(shopSettingsSchema.parse({ legalGuarantee: own }))).toMatchObject({
      picture: { src: own.image, alt: legalGuaranteeText, width: 300, height: 420 },
      link: own.link,
    });
  });
});

import { createClient } from "@torg/http";
import { render, screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { fullConsent, onlyNecessary, type ConsentChoice } from "../../domain/consent.ts";
import { aConsentPage } from "../../fixtures/aConsentPage.ts";
import { consentCookiesOf } from "../../fixtures/consentCookiesOf.ts";
import { createConsentState } from "../../state/createConsentState.ts";
import { consentTexts } from "../../texts/sv.ts";
import { ConsentProvider } from "../ConsentProvider.tsx";
import type { Embed } from "./EmbeddedContent.tsx";
import { EmbedSection } from "./EmbedSection.tsx";

const film: Embed = { type: "iframe", src: "https://film.example/1", title: "Så fungerar ångan" };

function show(embed: Embed, choice: ConsentChoice): HTMLElement {
  const page = aConsentPage(consentCookiesOf(choice));
  const state = createConsentState({ client: createClient(), page, now: () => 1_718_000_000_000, version: 1 });
  const { container } = render(
    <ConsentProvider state={state}>
      <EmbedSection id="film" embed={embed} />
    </ConsentProvider>,
  );
  return container;
}

describe("EmbedSection", () => {
  it("names the host of the content and links there, without consent and without loading it", () => {
    show(film, onlyNecessary);
    expect(screen.getByRole("region", { name: "Så fungerar ångan" })).toBeTruthy();
    expect(screen.getByText(/hämtas från film\.example/)).toBeTruthy();
    expect(screen.getByRole("link", { name: "Öppna hos film.example" }).getAttribute("href")).toBe(film.src);
    expect(screen.queryByTitle(film.title)).toBeNull();
  });

  it("shows a film in a frame that may play, and nothing more, once it is allowed", () => {
    show(film, fullConsent);
    const frame = screen.getByTitle(film.title);
    expect([frame.getAttribute("src"), frame.getAttribute("sandbox")]).toEqual([
      film.src,
      "allow-scripts allow-same-origin allow-presentation allow-popups",
    ]);
  });

  it("uses the title of a picture as its text alternative", () => {
    show({ ...film, type: "image" }, fullConsent);
    expect(screen.getByRole("img", { name: film.title }).getAttribute("src")).toBe(film.src);
  });

  it("shows nothing for content without a host", () => {
    expect(show({ ...film, src: "data:text/html,film" }, fullConsent).innerHTML).toBe("");
  });

  it("uses a shop's own texts", () => {
    const texts = { ...consentTexts, later: { embed: { openAt: (host: string) => `Gå till ${host}` } } };
    render(
      <EmbedSection id="film" embed={film} texts={texts}>
        <p>Filmen</p>
      </EmbedSection>,
    );
    expect(screen.getByRole("link", { name: "Gå till film.example" })).toBeTruthy();
  });
});

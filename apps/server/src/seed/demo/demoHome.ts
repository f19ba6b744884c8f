import { campaignEnd } from "../shared/campaignEnd.ts";
import { homeWords } from "../shared/homeWords.ts";

const drawing = (name: string, alt: string) => ({
  src: `/assets/uploads/illustrations/${name}.svg`,
  thumb: `/assets/uploads/illustrations/${name}.svg`,
  alt,
});

const carousel = [
  {
    ...drawing("bildskarm-2-light", "Bildskärm"),
    heading: "Större bild på samma bord",
    text: "Skärmar från 24 till 49 tum. Filtrera på upplösning, paneltyp och uppdateringsfrekvens.",
    url: "/kategori/datorer-tillbehor/bildskarmar",
  },
  {
    ...drawing("horlurar-3-light", "Hörlurar"),
    heading: "Stäng ute kontoret",
    text: "Hörlurar och headset för långa dagar.",
    url: "/kategori/ljud/horlurar-headset",
  },
  {
    ...drawing("kylskap-1-light", "Kylskåp"),
    heading: "Kallt och tyst i köket",
    text: "Jämför energiklass och ljudnivå sida vid sida.",
    url: "/kategori/vitvaror/kylskap",
  },
];

/** The value of the setting `home`: its first words, pictures to swipe through, and a campaign that runs for some weeks from `now` on. */
export function demoHome(now: number) {
  return {
    ...homeWords,
    carousel,
    campaigns: [{ title: "Vårkampanj", ends_at: campaignEnd(now), url: "/sidor/varkampanj" }],
  };
}

import { campaignEnd } from "../shared/campaignEnd.ts";
import { homeWords } from "../shared/homeWords.ts";

const picture = (id: number, alt: string) => ({
  src: `/assets/uploads/categories/${id}.svg`,
  thumb: `/assets/uploads/categories/${id}.svg`,
  alt,
});

const carousel = [
  {
    ...picture(1, "Kylskåp"),
    heading: "Vitvaror som hörs mindre",
    text: "Tvättmaskiner under 47 dB, med ånga och fjärrstart.",
    url: "/kategori/vitvaror/tvatt-tork/tvattmaskiner",
  },
  {
    ...picture(2, "Bildskärm"),
    heading: "Ljud som fyller rummet",
    text: "Hörlurar och högtalare från Lyra.",
    url: "/kategori/ljud-bild/horlurar",
  },
  {
    ...picture(3, "Arbetsbyxor"),
    heading: "Byxor för hela arbetsveckan",
    text: "Granit G2 i två färger, tre storlekar och två benlängder.",
    url: "/kategori/arbetsklader/byxor",
  },
];

/** The value of the setting `home`: its first words, pictures to swipe through, and a campaign that runs for some weeks from `now` on. */
export function referenceHome(now: number) {
  return {
    ...homeWords,
    carousel,
    campaigns: [{ title: "Vårkampanj", ends_at: campaignEnd(now), url: "/sidor/varkampanj" }],
  };
}

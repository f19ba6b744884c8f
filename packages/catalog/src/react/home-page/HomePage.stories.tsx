import type { Meta, StoryObj } from "@storybook/react-vite";
import { Button } from "@torg/ui";
import { expect } from "storybook/test";
import { someListingProducts } from "../../fixtures/aListingProduct.ts";
import { aPicture } from "../../fixtures/aPicture.ts";
import { BrandLinks } from "./BrandLinks.tsx";
import { CampaignBanner } from "./CampaignBanner.tsx";
import { CampaignCountdown } from "./CampaignCountdown.tsx";
import { HomeCarousel } from "./HomeCarousel.tsx";
import { HomeHero } from "./HomeHero.tsx";
import { HomePage } from "./HomePage.tsx";
import { StoresNote } from "./StoresNote.tsx";
import { ShopPromises } from "./ShopPromises.tsx";

const campaign = {
  title: "Vårens vitvaror",
  text: "Tvättmaskiner och kylskåp till nedsatt pris.",
  picture: aPicture(200),
  endsAt: "2199-01-31T22:59:00Z",
  url: "/sidor/varkampanj",
};

const slides = [
  { heading: "Tyst tvätt", text: "Maskiner som får stå intill sovrummet.", url: "/kategori/vitvaror" },
  { heading: "Arbetskläder för vintern", text: "Varma, vattentäta och varselmärkta.", url: "/kategori/klader" },
  { heading: "Skärmar från 27 tum", url: null },
].map((slide, index) => ({ ...slide, src: aPicture(index * 110), alt: slide.heading }));

const promises = [
  { heading: "Lagersaldo på varje vara", text: "Du ser vad som finns hemma innan du beställer." },
  { heading: "Privat eller företag", text: "Välj när du beställer. Företag ser priser exkl moms." },
  { heading: "Hela priset före köpet", text: "Frakt och avgifter visas innan du beställer." },
];

const meta = {
  title: "Catalog/HomePage",
  component: HomePage,
  args: {
    heading: "Allt till hemmet och arbetsdagen",
    lead: "Vitvaror, elektronik och arbetskläder samlade på ett ställe.",
    link: { name: "Handla nedsatta varor", url: "/kampanj" },
    slides,
    campaign,
    categories: ["Vitvaror", "Datorer", "Arbetskläder", "Ljud & bild"].map((name, index) => ({
      name,
      url: `/kategori/${index + 1}`,
      image: aPicture(index * 80),
    })),
    products: someListingProducts(),
    promises,
    brands: ["Asus", "Corsair", "Logitech", "Lyra", "Polar"].map((name) => ({ name, url: `/tillverkare/${name}` })),
    stores: { count: 58, url: "/sidor/butiker/vara-butiker" },
    buy: () => <Button variant="primary">Köp</Button>,
  },
} satisfies Meta<typeof HomePage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Slides, a campaign, categories, popular products, brands, stores and promises, in this order. */
export const Whole: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole("heading", { level: 2 }).map(({ textContent }) => textContent)).toEqual([
      "Vårens vitvaror",
      "Handla efter kategori",
      "Populärt just nu",
      "Varumärken",
      "58 butiker",
    ]);
  },
};

export const OnAPhone: Story = { globals: { viewport: { value: "phone", isRotated: false } } };

/** A shop without featured slides and without a campaign. */
export const WithoutCarousel: Story = { args: { slides: [], campaign: null } };

/** A shop that has just opened: no products, no promises. */
export const OnlyWords: Story = {
  args: { slides: [], campaign: null, categories: [], products: [], promises: [], brands: [], stores: null },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole("heading")).toHaveLength(1);
    await expect(canvas.queryByRole("list")).toBeNull();
  },
};

export const LongWords: Story = {
  globals: { viewport: { value: "narrow", isRotated: false } },
  args: {
    heading: "Hushållsmaskinsenergiförbrukningsklassificering",
    campaign: { ...campaign, title: "Arbetsplatsbelysningskombinationsveckor" },
    categories: [{ name: "Arbetsplatsbelysningskombinationsstativ", url: "/kategori/1", image: aPicture() }],
    slides: [{ ...slides[0], heading: "Snabbkopplingsarmaturer", src: aPicture(), alt: "", url: null }],
  },
};

export const RightToLeft: Story = { globals: { direction: "rtl" } };

/** Without slides three products stand with the heading, the middle one a little lower. */
export const Hero: Story = {
  render: ({ heading, lead, products = [] }) => <HomeHero heading={heading} lead={lead} products={products} />,
};
/** Moved with its arrow buttons; the last one is disabled at the end. */
export const Carousel: Story = {
  render: () => <HomeCarousel slides={slides} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole("button", { name: "Nästa" })).toHaveFocus();
  },
};
/** Text only, without a picture or a page. */
export const CampaignWithoutPage: Story = {
  render: () => <CampaignBanner campaign={{ ...campaign, picture: null, text: "", url: null }} />,
};
/** A sale, labelled above its title, that advertises credit: its terms are shown with it. */
export const Sale: Story = {
  render: () => (
    <CampaignBanner
      campaign={{
        ...campaign,
        kind: "sale",
        title: "Vinterns varmaste",
        text: "Jackor och element till halva priset. Köp nu, betala i mars.",
        conditions: "Betalning senare ges efter kreditprövning och kostar 0 kr.",
      }}
    />
  ),
};
/** A picture that advertises credit, with the terms. */
export const CarouselWithConditions: Story = {
  render: () => (
    <HomeCarousel
      slides={slides.slice(0, 1).map((slide) => ({
        ...slide,
        heading: "Handla mot faktura",
        text: "Betala först när du har provat.",
        conditions: "Faktura ges efter kreditprövning, från 18 år.",
      }))}
    />
  ),
};
/** The campaign is over: the figures are muted and stay at zero, and the date is still there. */
export const Ended: Story = { render: () => <CampaignCountdown endsAt="2020-01-31T22:59:00Z" /> };
/** The names of brands as links; they are never translated. */
export const Brands: Story = { render: ({ brands = [] }) => <BrandLinks brands={brands} /> };
/** The number of stores is the heading, and a button leads to them. */
export const Stores: Story = { render: () => <StoresNote stores={{ count: 58, url: "/butiker" }} /> };
/** With a single store the words invite to it and promise its opening hours. */
export const OneStore: Story = { render: () => <StoresNote stores={{ count: 1, url: "/butiker" }} /> };
/** The shop's promises side by side, each with its own explanation. */
export const Promises: Story = { render: () => <ShopPromises promises={promises} /> };

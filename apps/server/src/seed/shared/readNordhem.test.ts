import { describe, expect, it } from "vitest";
import { storesPageAddress } from "../../shopFile/ShopFolder.ts";
import { withoutEnded } from "../../settings/runningCampaign.ts";
import { campaignSpans } from "../../shopFile/writing/campaignSpans.ts";
import { readNordhem } from "./readNordhem.ts";

const demo = readNordhem("demo");
const written = demo.pages ?? [];
const htmlOf = (slug: string): string => written.find((page) => page.slug === slug)?.html ?? "";

describe("the fictitious shop in files", () => {
  it("has a page for every item of its menu", () => {
    const { about = [], direct = [], campaigns = [], services = [] } = demo.shop.navigation ?? {};
    const named = [...about.flatMap(({ page, pages }) => [page, ...pages]), ...direct, ...campaigns, ...services];
    const there = [storesPageAddress, ...written.map(({ slug }) => slug)];
    expect(named.filter((slug) => !there.includes(slug))).toEqual([]);
  });

  it("has the legally required texts of a new shop, with facts of its own", () => {
    const terms = htmlOf("kopvillkor");
    expect(terms).toContain("handlar hos Nordhem Handel AB, org.nr 556016-0680, Tangentvägen 4, 127 47 Skärholmen.");
    expect(terms).toContain("skickar du själv kostar ett paket upp till 20 kg 99 kr");
    expect(terms).toContain("Visar sig felet inom två år");
    expect(htmlOf("om-oss")).toContain("Nordhem är en påhittad butik");
  });

  it("names the source of its goods, and campaigns of other seasons, only in the demo", () => {
    const slugs = (readNordhem("reference").pages ?? []).map(({ slug }) => slug);
    const own = ["om-demon", "sommarkampanj", "hostkampanj", "vinterkampanj"];
    expect(slugs.filter((slug) => own.includes(slug))).toEqual([]);
    expect([...slugs, ...own].sort()).toEqual(written.map(({ slug }) => slug).sort());
  });

  it("is the same company in both of its files", () => {
    const { name, company, contact, returns } = readNordhem("reference").shop;
    expect({ name, company, contact, returns }).toEqual({
      name: demo.shop.name,
      company: demo.shop.company,
      contact: demo.shop.contact,
      returns: demo.shop.returns,
    });
  });

  it("has a campaign on every day of the year, and only that campaign's page in the menu", () => {
    const campaigns = (demo.shop.home?.campaigns ?? []).flatMap(({ address, ...days }) =>
      campaignSpans(days, new Date("2026-11-23T12:00:00Z")).map((span) => ({
        startsAt: span.starts_at,
        endsAt: span.ends_at,
        url: address ?? null,
      })),
    );
    const menu = (demo.shop.navigation?.campaigns ?? []).map((slug) => ({ url: `/sidor/${slug}` }));
    const shownOn = (day: string) =>
      withoutEnded(menu, campaigns, Date.parse(`${day}T12:00:00Z`)).map(({ url }) => url);
    expect(["2026-11-23", "2026-12-24", "2027-02-28", "2027-05-01", "2028-02-29", "2028-08-31"].map(shownOn)).toEqual([
      ["/sidor/hostkampanj"],
      ["/sidor/vinterkampanj"],
      ["/sidor/vinterkampanj"],
      ["/sidor/varkampanj"],
      ["/sidor/vinterkampanj"],
      ["/sidor/sommarkampanj"],
    ]);
  });
});

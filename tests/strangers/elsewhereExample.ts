/** A page by another team: parts of six packages, its own addresses, and a backend below its own path. */
export const elsewhereExample = `
import { BuyButton, CartIcon, CartPage, CartProvider } from "@torg/cart";
import { CartRoot } from "@torg/cart/root";
import { aCart } from "@torg/cart/fixtures";
import { createCartState } from "@torg/cart/state";
import { ActiveFilters, CatalogProvider, CompareForm, FilterSidebar, SearchField } from "@torg/catalog";
import { aFilters, aListingClient } from "@torg/catalog/fixtures";
import { createListingState, createSuggestionState } from "@torg/catalog/state";
import { CheckoutPage, CheckoutRoot, ConfirmationView } from "@torg/checkout";
import { aCheckout } from "@torg/checkout/fixtures";
import { shopAddresses, type ShopAddresses } from "@torg/format/addresses";
import { createClient } from "@torg/http";
import { NavigationProvider, SiteFooter, SiteHeader } from "@torg/navigation";
import { aLayout, aShopSettings } from "@torg/navigation/fixtures";
import { ReturnForm, ReturnsProvider, WithdrawalStart } from "@torg/returns";
import { returnOrderTypes } from "@torg/returns/fixtures";
import { createReturnState } from "@torg/returns/state";
import "@torg/ui/styles.css";
import "@torg/cart/styles.css";
import "@torg/catalog/styles.css";
import "@torg/checkout/styles.css";
import "@torg/navigation/styles.css";
import "@torg/returns/styles.css";

const backend = "/api/shop";
const addresses: ShopAddresses = {
  ...shopAddresses,
  product: (id) => \`/p/\${id}\`,
  listing: "/browse",
  search: "/find",
  compare: "/versus",
  brands: "/makers",
  brand: (link) => \`/makers/\${link}\`,
  cart: "/basket",
  checkout: "/pay",
  login: "/sign-in",
  account: "/mine",
  becomeMember: "/join",
  alreadyMember: "/joined",
  terms: "/terms",
  returns: "/send-back",
  accessibility: "/a11y",
  privacy: "/privacy",
  stores: "/our-stores",
  backend: (path) => backend + path,
};

const client = createClient({
  baseUrl: backend,
  csrfToken: async (method) => {
    if (method === "GET") return null;
    const answer = await fetch(backend + "/api/internal/csrf-token");
    const { token }: { token: string } = await answer.json();
    return token;
  },
});

const filters = aFilters({ chosenBrands: [2], paginationLinks: "" });
const listing = createListingState({ client: aListingClient(filters), filters, listingType: "category" });
const search = createSuggestionState({ ask: () => Promise.resolve([]), delay: 200, minimum: 2 });
const returns = createReturnState<File>({ client });
const settings = aShopSettings({ showLoginLink: true, termsUrl: addresses.terms });
// A shop of this team names its pages in its data.
const layout = { ...aLayout(), aboutPages: [], directPages: [], campaignPages: [], services: [], categories: [] };

function Basket() {
  return (
    <CartRoot options={{ client }} addresses={addresses}>
      <CartIcon />
      <BuyButton product={{ productId: 7001 }} />
      <CartPage categories={[{ title: "Kaffe", link: "/coffee" }]} />
    </CartRoot>
  );
}

const filled = createCartState({ client, initial: aCart() });

export function Elsewhere() {
  return (
    <>
      <NavigationProvider addresses={addresses}>
        <SiteHeader layout={layout} settings={settings} />
      </NavigationProvider>
      <main>
        <h1>Elsewhere</h1>
        <Basket />
        <section id="filled">
          <CartProvider state={filled} addresses={addresses}>
            <CartPage categories={[]} />
          </CartProvider>
        </section>
        <CatalogProvider addresses={addresses}>
          <SearchField search={search} />
          <CompareForm />
          <ActiveFilters listing={listing} />
          <FilterSidebar listing={listing} />
        </CatalogProvider>
        <CheckoutRoot
          options={{ client, initial: aCheckout() }}
          cartOptions={{ client, initial: aCart() }}
          addresses={addresses}
        >
          {() => (
            <CheckoutPage
              countries={[{ code: "SE", name: "Sverige" }]}
              products={<p>2</p>}
              empty={<p>0</p>}
              renderSummary={() => <p>1</p>}
            />
          )}
        </CheckoutRoot>
        <ConfirmationView orderId={1} state="refused" addresses={addresses} />
        <ReturnsProvider addresses={addresses}>
          <ReturnForm state={returns} returnOrderTypes={returnOrderTypes} />
          <WithdrawalStart />
        </ReturnsProvider>
      </main>
      <NavigationProvider addresses={addresses}>
        <SiteFooter layout={layout} settings={settings} />
      </NavigationProvider>
    </>
  );
}
`;

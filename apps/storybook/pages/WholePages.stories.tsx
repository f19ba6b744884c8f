import type { Meta, StoryObj } from "@storybook/react-vite";
import { aCart } from "@torg/cart/fixtures";
import { aProductDetail, someListingProducts, someVariantAttributes } from "@torg/catalog/fixtures";
import {
  aCartPage,
  aCheckoutPage,
  aComparePage,
  aConfirmationPage,
  aCampaignPage,
  aContentPage,
  aHomePage,
  aListingPage,
  aNotFoundPage,
  aProductPage,
} from "@torg/pages/fixtures";
import { someStores } from "@torg/stores/fixtures";
import { aLoginPage, anAccountPage } from "../../storefront/src/testing/servicePages.ts";
import { wholePageModes } from "../.storybook/chromaticModes.ts";
import { WholePage } from "./WholePage.tsx";

const meta = {
  title: "Pages/Whole pages",
  component: WholePage,
  parameters: { layout: "fullscreen", chromatic: { modes: wholePageModes } },
} satisfies Meta<typeof WholePage>;

export default meta;
type Story = StoryObj<typeof meta>;

const { title, layout, messages, flash } = aContentPage();

export const Home: Story = { args: { page: aHomePage() } };

export const Listing: Story = { args: { page: aListingPage(), path: "/kategori/vitvaror/tvatt-tork/tvattmaskiner" } };

export const Product: Story = { args: { page: aProductPage(), path: "/produkter/id/1001" } };

export const ProductWithVariants: Story = {
  args: {
    page: aProductPage({ product: aProductDetail({ variantAttributes: someVariantAttributes() }) }),
    path: "/produkter/id/1001",
  },
};

export const Compare: Story = { args: { page: aComparePage(), path: "/produkter/jamfor?p=1001&p=1002" } };

export const Cart: Story = { args: { page: aCartPage(), path: "/varukorg" } };

export const EmptyCart: Story = {
  args: { page: aCartPage(), path: "/varukorg", cart: aCart({ lines: [], itemCount: 0 }) },
};

export const Checkout: Story = { args: { page: aCheckoutPage(), path: "/kassa/leverans" } };

export const Confirmation: Story = { args: { page: aConfirmationPage(), path: "/checkout/confirmation" } };

export const Stores: Story = {
  args: {
    page: { title, layout, messages, flash, page: "stores", stores: [...someStores] },
    path: "/sidor/butiker/vara-butiker",
  },
};

export const Account: Story = { args: { page: anAccountPage(), path: "/konto" } };

export const Login: Story = { args: { page: aLoginPage(), path: "/login" } };

export const Wishes: Story = {
  args: {
    page: { title, layout, messages, flash, page: "wishes", products: [...someListingProducts()] },
    path: "/onskelista",
  },
};

export const Content: Story = { args: { page: aContentPage(), path: "/sidor/kopvillkor" } };

export const Campaign: Story = { args: { page: aCampaignPage(), path: "/sidor/varkampanj" } };

/** A page in a shop's own theme, made of tokens only: no component is changed. */
export const HomeInNewsprint: Story = { args: { page: aHomePage() }, globals: { theme: "newsprint" } };

export const ListingInNewsprint: Story = { args: { page: aListingPage() }, globals: { theme: "newsprint" } };

export const ProductInNewsprint: Story = { args: { page: aProductPage() }, globals: { theme: "newsprint" } };

export const CheckoutInNewsprint: Story = { args: { page: aCheckoutPage() }, globals: { theme: "newsprint" } };

export const NotFound: Story = {
  args: { page: aNotFoundPage({ query: "tvattmaskin" }), path: "/kategori/finns-inte" },
};

import { LateCartSuggestions } from "@torg/cart";
import { awaken, type Mount } from "@torg/islands";
import { openedPage } from "../awake/openedPage.ts";
import { CartView, type cart as island } from "./cart.island.tsx";
import { cartWords } from "./cartWords.ts";
import { departmentLinks } from "@torg/navigation/domain";
import { personalPageCart } from "./pageCart.ts";

/** Takes the cart's page over. */
export const mount: Mount<"cart"> = awaken<typeof island>(CartView, async ({ problem }) => {
  const [{ settings, page }, cart] = await Promise.all([openedPage(), personalPageCart()]);
  return {
    settings,
    cart,
    texts: await cartWords(settings.isQuote),
    categories: departmentLinks(page.layout.categories),
    discountProblem: problem,
    suggestions: <LateCartSuggestions orderedWithTitle={settings.orderedWithTitle} />,
  };
});

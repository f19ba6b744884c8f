import type { PackageNotes } from "./PackageNotes.ts";

/** Notes on the parts of `@torg/catalog`. */
export const catalogNotes = {
  ActiveFilters: {
    kind: "action",
    anatomy: [{ name: "torg-active-filters", text: "The chosen filters, each a link that takes it away." }],
    use: [
      "Name the group with the value where the value alone says nothing.",
      "End with one link that takes all away.",
    ],
    avoid: ["Do not show a filter that cannot be taken away.", "Do not repeat them elsewhere on the page."],
    keys: [{ keys: "Enter", does: "Takes the filter away." }],
  },
  CategoryCards: {
    kind: "display",
    anatomy: [
      { name: "torg-category-cards__card", text: "One department: picture and name, all of it a link." },
      { name: "torg-category-cards__name", text: "The name." },
    ],
    use: ["Use pictures of one kind and one ground.", "Let the row be even with any number."],
    avoid: ["Do not draw a card without a page.", "Do not write more than the name."],
    keys: [{ keys: "Tab", does: "Goes through the cards." }],
  },
  CompareBar: {
    kind: "display",
    anatomy: [
      { name: "torg-compare-bar__head", text: "How many products, and the way to compare them." },
      { name: "torg-compare-bar__toggle", text: "Opens and folds the bar." },
    ],
    use: [
      "Open it with the first product and fold it at the next press elsewhere.",
      "Keep it within a fifth of a phone's height.",
    ],
    avoid: ["Do not cover an answer with it.", "Do not open it anew on the next page."],
    keys: [
      { keys: "Enter, Space", does: "Opens and folds the bar." },
      { keys: "Tab", does: "Goes through the products and to the comparison." },
    ],
  },
  ComparePage: {
    kind: "display",
    anatomy: [
      { name: "torg-compare-page__head", text: "Heading, sharing and the way to none." },
      { name: "torg-compare-page__empty", text: "What to do where nothing is compared." },
    ],
    use: ["Let its address name the products, so that it can be shared.", "Lead to one more product from here."],
    avoid: ["Do not compare what has nothing in common without saying so.", "Do not keep a product that is gone."],
    keys: [{ keys: "Tab", does: "Goes through search, table and links." }],
  },
  CompareSearch: {
    kind: "field",
    anatomy: [{ name: "torg-compare-search__name", text: "The product that is suggested." }],
    use: ["Suggest products of the same kind first.", "Work as a form without script."],
    avoid: ["Do not suggest what is compared already.", "Do not close the list before the press counts."],
    keys: [
      { keys: "Up, Down", does: "Goes through the products." },
      { keys: "Enter", does: "Adds the product." },
    ],
  },
  CompareTable: {
    kind: "display",
    anatomy: [
      { name: "torg-compare__offer", text: "Picture, name, price and the way to buy." },
      { name: "torg-compare__differences", text: "Hides what is the same." },
      { name: "torg-compare__remove", text: "Takes a product out." },
    ],
    use: ["Keep the first column in sight on phones.", "Say what is unknown."],
    avoid: ["Do not mark a winner.", "Do not draw rows that nobody filled."],
    keys: [
      { keys: "Space", does: "Hides and shows what is the same." },
      { keys: "Arrows", does: "Scroll the table sideways." },
    ],
  },
  CompareToggle: {
    kind: "field",
    anatomy: [{ name: "torg-compare-toggle", text: "A small box and its words." }],
    use: ["Tick it at once and say so in the bar.", "Let the words be pressed as well as the box."],
    avoid: ["Do not draw it larger than the button to buy.", "Do not untick it when the list is full; say that it is."],
    keys: [{ keys: "Space", does: "Ticks and unticks." }],
  },
  DeliveryLine: {
    kind: "display",
    anatomy: [{ name: "torg-delivery-line", text: "When it comes and what that costs." }],
    use: ["Use the rule that the checkout uses.", "Say from which sum delivery is free."],
    avoid: ["Do not promise a day where nothing is known.", "Do not show it for goods that are out of sale."],
    keys: [],
  },
  EmptyResult: {
    kind: "display",
    anatomy: [{ name: "torg-empty-result", text: "That nothing fits, and what to do." }],
    use: ["Offer to take away the filter that left nothing.", "Lead on by the words that were searched for."],
    avoid: ["Do not blame the spelling.", "Do not show products that do not fit as if they did."],
    keys: [{ keys: "Tab", does: "Goes through the ways on." }],
  },
  EnergyArrow: {
    kind: "display",
    anatomy: [{ name: "torg-energy", text: "The arrow in its colour, with the scale." }],
    use: [
      "Place it beside every price of goods that have a class (EU 2017/1369).",
      "Link the label and the data sheet.",
    ],
    avoid: ["Do not draw the class as a letter alone.", "Do not change its colours in a theme."],
    keys: [{ keys: "Tab", does: "Goes to label and data sheet." }],
  },
  FacetLinks: {
    kind: "display",
    anatomy: [{ name: "torg-facet-links__list", text: "Links of the kit (Tag) to brands within categories." }],
    use: ["Put it at the foot of a category or a brand.", "Name brand and category in each link."],
    avoid: ["Do not link filtered pages that nobody has chosen.", "Do not put it above the products."],
    keys: [{ keys: "Tab", does: "Goes from link to link." }],
  },
  FilterSidebar: {
    kind: "field",
    anatomy: [
      { name: "torg-filters__body", text: "The groups, each folded or open." },
      {
        name: "torg-filters__foot",
        text: "Leads to the products; sends the choices where no script runs or none was heard.",
      },
    ],
    use: ["Say how many products each value leaves.", "Keep a group that has a chosen value open."],
    avoid: [
      "Do not offer a value that leaves nothing, without saying so.",
      "Do not close the panel of a phone at a choice.",
    ],
    keys: [
      { keys: "Tab", does: "Goes through the groups." },
      { keys: "Space", does: "Chooses a value." },
    ],
  },
  HomePage: {
    kind: "display",
    anatomy: [{ name: "torg-home-hero", text: "First words, pictures, campaign, departments and rows." }],
    use: ["Begin with what the shop sells now.", "Let a campaign end by its date."],
    avoid: ["Do not show an empty row.", "Do not move a picture by itself."],
    keys: [{ keys: "Tab", does: "Goes through the page in the order of reading." }],
  },
  Listing: {
    kind: "display",
    anatomy: [
      { name: "torg-listing", text: "Filters beside products." },
      { name: "torg-listing__main", text: "Toolbar, chosen filters and products." },
    ],
    use: [
      "Let everything be a form and links until script takes over.",
      "Keep the address in step with what is shown.",
    ],
    avoid: ["Do not scroll away at a choice.", "Do not show filters where there is nothing to filter."],
    keys: [{ keys: "Tab", does: "Goes from the filters to the toolbar and the products." }],
  },
  ListingHeader: {
    kind: "display",
    anatomy: [{ name: "torg-listing-header", text: "What the listing is about." }],
    use: ["Say in one sentence what is sold here.", "Lead down to categories that have products."],
    avoid: ["Do not write for searchers only.", "Do not repeat the categories beside the heading."],
    keys: [{ keys: "Tab", does: "Goes through the categories." }],
  },
  ListingToolbar: {
    kind: "field",
    anatomy: [
      { name: "torg-listing-toolbar", text: "How many, in which order, how they stand." },
      { name: "torg-listing-toolbar__sort", text: "The order, with its button where no script runs." },
    ],
    use: ["Say how many products there are in all.", "Keep filter and order within reach on phones."],
    avoid: [
      "Do not sort by what the shop earns without saying so (SE: prisinformation).",
      "Do not lose the order at a filter.",
    ],
    keys: [{ keys: "Tab", does: "Goes to filter, order and view." }],
  },
  PageLinks: {
    kind: "action",
    anatomy: [{ name: "torg-pagination", text: "The pages, with the present one marked." }],
    use: ["Name what the server left unnamed.", "Let each page have an address."],
    avoid: ["Do not load more without end.", "Do not hide the last page."],
    keys: [{ keys: "Enter", does: "Opens the page." }],
  },
  PriceBlock: {
    kind: "display",
    anatomy: [
      { name: "torg-price-block", text: "The price." },
      { name: "torg-price-block__from", text: "That it is the lowest of several." },
    ],
    use: [
      "Name the lowest price of the 30 days before a reduction (prisinformationslagen 7 a \u00a7).",
      "Show the unit price where the law asks for it.",
    ],
    avoid: ["Do not strike a price that was never asked.", "Do not draw credit larger than the price."],
    keys: [],
  },
  ProductArea: {
    kind: "display",
    anatomy: [
      { name: "torg-product-area", text: "The products and their pages." },
      { name: "torg-product-area__problem", text: "What is said when an answer failed." },
    ],
    use: ["Dim what is shown while an answer is awaited.", "Say how many products the answer has."],
    avoid: ["Do not empty the page first.", "Do not move the focus."],
    keys: [{ keys: "Tab", does: "Goes through the products." }],
  },
  ProductAssurances: {
    kind: "display",
    anatomy: [
      { name: "torg-product-assurances", text: "The list: calling off, guarantee, ways to pay." },
      { name: "torg-payment-marks", text: "The ways to pay as marks of the kit." },
    ],
    use: ["Put it beside the buy button.", "Name the ways to pay as the checkout does."],
    avoid: ["Do not promise calling off for goods made to order.", "Do not tell the terms here: link to them."],
    keys: [{ keys: "Tab", does: "Goes to what is told of returns and guarantee." }],
  },
  ProductBadge: {
    kind: "display",
    anatomy: [{ name: "torg-ribbon", text: "One sign in the corner of a picture." }],
    use: ["Show the reduction before any other sign.", "Keep to one."],
    avoid: ["Do not badge what is true of every product.", "Do not write prices in it."],
    keys: [],
  },
  ProductDescription: {
    kind: "display",
    anatomy: [{ name: "torg-long-text", text: "The text, folded where it is long." }],
    use: ["Mark its language where it is not the page's.", "Clean what came as HTML."],
    avoid: ["Do not fold a text that nearly fits.", "Do not set it in columns."],
    keys: [{ keys: "Enter, Space", does: "Unfolds the text." }],
  },
  ProductDisclosure: {
    kind: "display",
    anatomy: [{ name: "torg-section", text: "Who made it, warnings and pictograms." }],
    use: ["Show what the regulation asks for before the purchase (EU 2023/988).", "Draw pictograms with their words."],
    avoid: ["Do not fold warnings away.", "Do not leave out the address of the maker."],
    keys: [{ keys: "Tab", does: "Goes to the addresses." }],
  },
  ProductFacts: {
    kind: "display",
    anatomy: [
      { name: "torg-product-facts__brand", text: "Who made it." },
      { name: "torg-product-facts__marks", text: "Stars and number." },
      { name: "torg-price-block", text: "What it costs." },
    ],
    use: ["Put everything that decides beside the pictures, the price once.", "Say stock and delivery by the button."],
    avoid: ["Do not move the button when a variant is chosen.", "Do not repeat facts of the table."],
    keys: [{ keys: "Tab", does: "Goes through choice, quantity and button." }],
  },
  ProductGallery: {
    kind: "display",
    anatomy: [{ name: "torg-gallery", text: "The pictures, with small ones below." }],
    use: ["Give each picture its room before it comes.", "Let links lead to each picture without script."],
    avoid: ["Do not change pictures by themselves.", "Do not zoom at a hover."],
    keys: [
      { keys: "Left, Right", does: "The picture before, the next." },
      { keys: "Enter", does: "Opens it large." },
      { keys: "Escape", does: "Closes the large one." },
    ],
  },
  ProductGrid: {
    kind: "display",
    anatomy: [{ name: "torg-product-grid", text: "Tiles in even rows." }],
    use: [
      "Two in a row on phones where the shop has chosen that, three from the medium width on.",
      "Keep prices and buttons on one line across a row.",
    ],
    avoid: ["Do not mix tiles of two heights.", "Do not stretch the last row."],
    keys: [{ keys: "Tab", does: "Goes through the tiles, row by row." }],
  },
  ProductPage: {
    kind: "display",
    anatomy: [
      { name: "torg-product-page__top", text: "Pictures beside facts." },
      { name: "torg-product-page__links", text: "The sections, in sight." },
    ],
    use: ["Answer price, stock, delivery and return beside the button.", "Tell similar products and what fits apart."],
    avoid: ["Do not draw an empty section.", "Do not put another party's content above the price."],
    keys: [{ keys: "Tab", does: "Goes through the page in the order of reading." }],
  },
  ProductRow: {
    kind: "display",
    anatomy: [{ name: "torg-product-row", text: "A row with its heading, to be swiped on phones." }],
    use: ["Say in the heading why these products stand here.", "Show a part of the next tile where there is one."],
    avoid: ["Do not move by itself.", "Do not draw fewer than two."],
    keys: [{ keys: "Tab", does: "Goes through the tiles and brings them into sight." }],
  },
  ProductSectionLinks: {
    kind: "action",
    anatomy: [{ name: "torg-anchor-navigation", text: "The sections, the present one marked." }],
    use: ["Name sections as their headings.", "Keep it below the head of the page."],
    avoid: ["Do not draw it for a single section.", "Do not cover the heading that it leads to."],
    keys: [{ keys: "Enter", does: "Goes to the section." }],
  },
  ProductTile: {
    kind: "display",
    anatomy: [
      { name: "torg-product-tile__picture", text: "The picture on its ground." },
      { name: "torg-product-tile__words", text: "Brand, name, facts." },
      { name: "torg-product-tile__actions", text: "Buy, read more, compare." },
    ],
    use: ["Let the whole tile lead to the product.", "Keep every line in its row, also where it is empty."],
    avoid: ["Do not put more than one badge on the picture.", "Do not cut a name without an end."],
    keys: [{ keys: "Tab", does: "Goes through name, heart, buy, read more and compare." }],
  },
  SearchField: {
    kind: "field",
    anatomy: [
      { name: "torg-search-field__sheet", text: "What fills the window of a phone while it is open." },
      { name: "torg-search-field__form", text: "The form that leads to all results." },
      { name: "torg-search-field__back", text: "Closes the search that fills the window." },
    ],
    use: ["Suggest products with picture, price and energy class.", "Say how many there are, and lead to all."],
    avoid: ["Do not search at every letter of a fast hand.", "Do not show a figure of credit without its terms."],
    keys: [
      { keys: "Up, Down", does: "Goes through suggestions." },
      { keys: "Enter", does: "Opens the suggestion, or all results." },
      { keys: "Escape", does: "Closes the list, then clears the field; over a phone it closes the search." },
    ],
  },
  SearchStart: {
    kind: "display",
    anatomy: [
      { name: "torg-search-start__head", text: "What the list below is, and a button that forgets searches." },
      { name: "torg-search-start__list", text: "Earlier searches, products looked at, departments." },
    ],
    use: ["Offer what somebody did before, where the browser may remember it.", "Lead into the shop all the same."],
    avoid: ["Do not show searches of anybody else.", "Do not show it beside suggestions."],
    keys: [{ keys: "Tab", does: "Goes through searches, products and departments." }],
  },
  SearchFound: {
    kind: "display",
    anatomy: [{ name: "torg-search-found__instead", text: "Searches for the typed words after all." }],
    use: ["Say which words were taken for the typed ones.", "Lead to pages and stores that may be meant."],
    avoid: ["Do not correct without saying so.", "Do not correct what was typed between quotation marks."],
    keys: [{ keys: "Tab", does: "Goes through what was found." }],
  },
  SpecificationTable: {
    kind: "display",
    anatomy: [
      { name: "torg-specifications", text: "The sections below each other; one list where there is only one." },
      { name: "torg-specifications__heading", text: "What the facts below it have in common." },
      { name: "torg-definitions", text: "Names and values." },
    ],
    use: [
      "Write Swedish decimals and units.",
      "Take sections from the feed; a shop words those of other facts in shop.json.",
      "Explain a name that few know, behind its sign.",
    ],
    avoid: ["Do not draw rows without a value.", "Do not translate a name in two ways."],
    keys: [{ keys: "Tab", does: "Goes through the explanations." }],
  },
  SubcategoryLinks: {
    kind: "action",
    anatomy: [
      { name: "torg-subcategories__wide", text: "All of them, on wide screens." },
      { name: "torg-subcategories__small", text: "Five, and the rest behind a toggle." },
    ],
    use: ["Sort by how much is sold, or by the shop's own order.", "Show only what has products."],
    avoid: ["Do not offer to show all where all are shown.", "Do not show the same list twice on a page."],
    keys: [
      { keys: "Enter", does: "Opens the category." },
      { keys: "Space", does: "Shows the rest." },
    ],
  },
  VariantPicker: {
    kind: "field",
    anatomy: [{ name: "torg-variant-picker__levels", text: "One list, or one group of buttons, for each attribute." }],
    use: [
      "Mark values that are sold out, and let them be chosen.",
      "Say what is missing when somebody buys without a choice.",
    ],
    avoid: ["Do not disable the second choice without a reason given.", "Do not name a colour by its sign alone."],
    keys: [
      { keys: "Up, Down", does: "Goes through the values." },
      { keys: "Tab", does: "Goes to the next attribute." },
    ],
  },
} satisfies PackageNotes;

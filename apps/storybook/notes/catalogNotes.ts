import type { PackageNotes } from "./PackageNotes.ts";

/** Notes on the parts of `@torg/catalog`. */
export const catalogNotes = {
  ActiveFilters: {
    kind: "action",
    anatomy: [{ name: "torg-active-filters", text: "The selected filters, each a link that removes it." }],
    use: ["Name the group with the value where the value alone says nothing.", "End with one link that removes all."],
    avoid: ["Do not show a filter that cannot be removed.", "Do not repeat them elsewhere on the page."],
    keys: [{ keys: "Enter", does: "Removes the filter." }],
  },
  CampaignPage: {
    kind: "display",
    anatomy: [
      { name: "torg-campaign-page", text: "The name, the last day and the shop's own text." },
      { name: "torg-product-row", text: "Products of the campaign, in rows with headings." },
    ],
    use: ["Say what is cheaper and until when.", "Sort the products into rows that can be named."],
    avoid: ["Do not show a campaign that has ended.", "Do not show products at their usual price."],
    keys: [{ keys: "Tab", does: "Goes through the tiles, row by row." }],
  },
  CategoryCards: {
    kind: "display",
    anatomy: [
      { name: "torg-category-cards__card", text: "One department: picture and name, all of it a link." },
      { name: "torg-category-cards__name", text: "The name." },
    ],
    use: ["Use pictures of one kind with one background.", "Keep the row even with any number."],
    avoid: ["Do not show a card without a page.", "Do not write more than the name."],
    keys: [{ keys: "Tab", does: "Goes through the cards." }],
  },
  CompareBar: {
    kind: "display",
    anatomy: [
      { name: "torg-compare-bar__head", text: "How many products, and the link to the comparison." },
      { name: "torg-compare-bar__toggle", text: "Opens and folds the bar." },
    ],
    use: [
      "Open it with the first product and fold it on the next press elsewhere.",
      "Keep it within a fifth of a phone's height.",
    ],
    avoid: ["Do not cover a message with it.", "Do not open it again on the next page."],
    keys: [
      { keys: "Enter, Space", does: "Opens and folds the bar." },
      { keys: "Tab", does: "Goes through the products and to the comparison." },
    ],
  },
  ComparePage: {
    kind: "display",
    anatomy: [
      { name: "torg-compare-page__head", text: "Heading, sharing and the button that clears all." },
      { name: "torg-compare-page__empty", text: "What to do when nothing is compared." },
    ],
    use: ["Put the products in its address, so that it can be shared.", "Offer to add one more product here."],
    avoid: ["Do not compare what has nothing in common without saying so.", "Do not keep a removed product."],
    keys: [{ keys: "Tab", does: "Goes through search, table and links." }],
  },
  CompareSearch: {
    kind: "field",
    anatomy: [{ name: "torg-compare-search__name", text: "The suggested product." }],
    use: ["Suggest products of the same kind first.", "Make it work as a form without script."],
    avoid: ["Do not suggest a product that is already compared.", "Do not close the list before the press counts."],
    keys: [
      { keys: "Up, Down", does: "Goes through the products." },
      { keys: "Enter", does: "Adds the product." },
    ],
  },
  CompareTable: {
    kind: "display",
    anatomy: [
      { name: "torg-compare__offer", text: "Picture, name, price and buy button." },
      { name: "torg-compare__differences", text: "Hides equal rows." },
      { name: "torg-compare__remove", text: "Removes a product." },
    ],
    use: ["Keep the first column visible on phones.", "Say what is unknown."],
    avoid: ["Do not mark a winner.", "Do not show rows without values."],
    keys: [
      { keys: "Space", does: "Hides and shows equal rows." },
      { keys: "Arrows", does: "Scroll the table sideways." },
    ],
  },
  CompareToggle: {
    kind: "field",
    anatomy: [{ name: "torg-compare-toggle", text: "A small box and its text." }],
    use: ["Tick it at once and show it in the bar.", "Make the text pressable as well as the box."],
    avoid: ["Do not make it larger than the buy button.", "Do not untick it when the list is full; say that it is."],
    keys: [{ keys: "Space", does: "Ticks and unticks." }],
  },
  DeliveryLine: {
    kind: "display",
    anatomy: [{ name: "torg-delivery-line", text: "When it arrives and what that costs." }],
    use: ["Use the rule that the checkout uses.", "Say from which sum delivery is free."],
    avoid: ["Do not promise a day when nothing is known.", "Do not show it for goods that are not for sale."],
    keys: [],
  },
  EmptyResult: {
    kind: "display",
    anatomy: [{ name: "torg-empty-result", text: "The message that nothing matches, and what to do." }],
    use: ["Offer to remove the filter that left nothing.", "Offer a search for the words."],
    avoid: ["Do not blame the spelling.", "Do not show products that do not match as if they did."],
    keys: [{ keys: "Tab", does: "Goes through the links." }],
  },
  EnergyArrow: {
    kind: "display",
    anatomy: [{ name: "torg-energy", text: "The arrow in its colour, with the scale." }],
    use: [
      "Place it beside every price of goods that have a class (EU 2017/1369).",
      "Link the label and the data sheet.",
    ],
    avoid: ["Do not show the class as a letter alone.", "Do not change its colours in a theme."],
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
        text: "Leads to the products; submits the choices when there is no script.",
      },
    ],
    use: ["Say how many products each value leaves.", "Keep a group with a selected value open."],
    avoid: [
      "Do not offer a value that leaves nothing, without saying so.",
      "Do not close the panel of a phone on a choice.",
    ],
    keys: [
      { keys: "Tab", does: "Goes through the groups." },
      { keys: "Space", does: "Chooses a value." },
    ],
  },
  HomePage: {
    kind: "display",
    anatomy: [{ name: "torg-home-hero", text: "Opening text, pictures, campaign, departments and rows." }],
    use: ["Start with what the shop sells now.", "End a campaign by its date."],
    avoid: ["Do not show an empty row.", "Do not move a picture automatically."],
    keys: [{ keys: "Tab", does: "Goes through the page in reading order." }],
  },
  Listing: {
    kind: "display",
    anatomy: [
      { name: "torg-listing", text: "Filters beside products." },
      { name: "torg-listing__main", text: "Toolbar, chosen filters and products." },
    ],
    use: ["Make everything a form and links until the script takes over.", "Keep the address in step with the page."],
    avoid: ["Do not scroll away on a choice.", "Do not show filters where there is nothing to filter."],
    keys: [{ keys: "Tab", does: "Goes from the filters to the toolbar and the products." }],
  },
  ListingHeader: {
    kind: "display",
    anatomy: [{ name: "torg-listing-header", text: "What the listing is about." }],
    use: ["Say in one sentence what is sold here.", "Link to subcategories that have products."],
    avoid: ["Do not write for search engines only.", "Do not repeat the categories beside the heading."],
    keys: [{ keys: "Tab", does: "Goes through the categories." }],
  },
  ListingToolbar: {
    kind: "field",
    anatomy: [
      { name: "torg-listing-toolbar", text: "The number of products, their order and their view." },
      { name: "torg-listing-toolbar__sort", text: "The order, with its button when there is no script." },
    ],
    use: ["Say how many products there are in all.", "Keep filter and order within reach on phones."],
    avoid: [
      "Do not sort by the shop's profit without saying so (SE: prisinformation).",
      "Do not lose the order when a filter is set.",
    ],
    keys: [{ keys: "Tab", does: "Goes to filter, order and view." }],
  },
  PageLinks: {
    kind: "action",
    anatomy: [{ name: "torg-pagination", text: "The pages, with the current one marked." }],
    use: ["Name what the server left unnamed.", "Give each page an address."],
    avoid: ["Do not load more endlessly.", "Do not hide the last page."],
    keys: [{ keys: "Enter", does: "Opens the page." }],
  },
  PriceBlock: {
    kind: "display",
    anatomy: [
      { name: "torg-price-block", text: "The price." },
      { name: "torg-price-block__from", text: "Says that it is the lowest of several." },
    ],
    use: [
      "Name the lowest price of the 30 days before a reduction (prisinformationslagen 7 a \u00a7).",
      "Show the unit price where the law requires it.",
    ],
    avoid: ["Do not strike through a price that was never charged.", "Do not show credit larger than the price."],
    keys: [],
  },
  ProductArea: {
    kind: "display",
    anatomy: [
      { name: "torg-product-area", text: "The products and their pages." },
      { name: "torg-product-area__problem", text: "The message after a failed response." },
    ],
    use: ["Dim the products while a response is pending.", "Say how many products the response has."],
    avoid: ["Do not clear the page first.", "Do not move the focus."],
    keys: [{ keys: "Tab", does: "Goes through the products." }],
  },
  ProductAssurances: {
    kind: "display",
    anatomy: [
      { name: "torg-product-assurances", text: "The list: withdrawal, guarantee, payment methods." },
      { name: "torg-payment-marks", text: "The payment methods as marks of the kit." },
    ],
    use: ["Put it beside the buy button.", "Name the payment methods as the checkout does."],
    avoid: ["Do not promise a withdrawal for goods made to order.", "Do not put the terms here: link to them."],
    keys: [{ keys: "Tab", does: "Goes to the texts about returns and guarantee." }],
  },
  ProductBadge: {
    kind: "display",
    anatomy: [{ name: "torg-ribbon", text: "One badge in the corner of a picture." }],
    use: ["Show the reduction before any other badge.", "Use only one."],
    avoid: ["Do not use it for what is true of every product.", "Do not write prices in it."],
    keys: [],
  },
  ProductDescription: {
    kind: "display",
    anatomy: [{ name: "torg-long-text", text: "The text, folded when it is long." }],
    use: ["Mark its language where it is not the page's.", "Sanitise HTML."],
    avoid: ["Do not fold a text that nearly fits.", "Do not set it in columns."],
    keys: [{ keys: "Enter, Space", does: "Unfolds the text." }],
  },
  ProductDisclosure: {
    kind: "display",
    anatomy: [{ name: "torg-section", text: "Manufacturer, warnings and pictograms." }],
    use: ["Show what the regulation requires before the purchase (EU 2023/988).", "Show pictograms with their text."],
    avoid: ["Do not fold warnings away.", "Do not leave out the address of the manufacturer."],
    keys: [{ keys: "Tab", does: "Goes to the addresses." }],
  },
  ProductFacts: {
    kind: "display",
    anatomy: [
      { name: "torg-product-facts__brand", text: "The brand." },
      { name: "torg-product-facts__marks", text: "Stars and number." },
      { name: "torg-price-block", text: "What it costs." },
    ],
    use: ["Put everything that decides beside the pictures, the price once.", "Show stock and delivery by the button."],
    avoid: ["Do not move the button when a variant is chosen.", "Do not repeat facts of the table."],
    keys: [{ keys: "Tab", does: "Goes through choice, quantity and button." }],
  },
  ProductGallery: {
    kind: "display",
    anatomy: [{ name: "torg-gallery", text: "The pictures, with small ones below." }],
    use: ["Reserve space for each picture.", "Link to each picture without script."],
    avoid: ["Do not change pictures automatically.", "Do not zoom on hover."],
    keys: [
      { keys: "Left, Right", does: "The previous picture, the next one." },
      { keys: "Enter", does: "Opens it large." },
      { keys: "Escape", does: "Closes the large picture." },
    ],
  },
  ProductGrid: {
    kind: "display",
    anatomy: [{ name: "torg-product-grid", text: "Tiles in even rows." }],
    use: [
      "Two in a row on phones where the shop has chosen that, three from the medium width on.",
      "Align prices and buttons across a row.",
    ],
    avoid: ["Do not mix tiles of two heights.", "Do not stretch the last row."],
    keys: [{ keys: "Tab", does: "Goes through the tiles, row by row." }],
  },
  ProductPage: {
    kind: "display",
    anatomy: [
      { name: "torg-product-page__top", text: "Pictures beside facts." },
      { name: "torg-product-page__links", text: "The sections, always visible." },
    ],
    use: ["Answer price, stock, delivery and return beside the button.", "Keep similar and matching products apart."],
    avoid: ["Do not show an empty section.", "Do not put another party's content above the price."],
    keys: [{ keys: "Tab", does: "Goes through the page in reading order." }],
  },
  ProductRow: {
    kind: "display",
    anatomy: [{ name: "torg-product-row", text: "A row with its heading, to be swiped on phones." }],
    use: ["Say in the heading why these products are here.", "Show a part of the next tile where there is one."],
    avoid: ["Do not move by itself.", "Do not show fewer than two."],
    keys: [{ keys: "Tab", does: "Goes through the tiles and scrolls them into view." }],
  },
  ProductSectionLinks: {
    kind: "action",
    anatomy: [{ name: "torg-anchor-navigation", text: "The sections, with the current one marked." }],
    use: ["Name sections as their headings.", "Keep it below the page header."],
    avoid: ["Do not show it for a single section.", "Do not cover the heading that it leads to."],
    keys: [{ keys: "Enter", does: "Goes to the section." }],
  },
  ProductTile: {
    kind: "display",
    anatomy: [
      { name: "torg-product-tile__picture", text: "The picture on its background." },
      { name: "torg-product-tile__words", text: "Brand, name, facts." },
      { name: "torg-product-tile__actions", text: "Buy, read more, compare." },
    ],
    use: ["Link the whole tile to the product.", "Keep every line in its row, even when it is empty."],
    avoid: ["Do not put more than one badge on the picture.", "Do not cut off a name invisibly."],
    keys: [{ keys: "Tab", does: "Goes through name, heart, buy, read more and compare." }],
  },
  SearchField: {
    kind: "field",
    anatomy: [
      { name: "torg-search-field__sheet", text: "The part that fills the window of a phone while it is open." },
      { name: "torg-search-field__form", text: "The form that leads to all results." },
      { name: "torg-search-field__back", text: "Closes the search that fills the window." },
    ],
    use: ["Suggest products with picture, price and energy class.", "Say how many there are, and link to all."],
    avoid: ["Do not search on every key of a fast typist.", "Do not show a credit figure without its terms."],
    keys: [
      { keys: "Up, Down", does: "Goes through suggestions." },
      { keys: "Enter", does: "Opens the suggestion, or all results." },
      { keys: "Escape", does: "Closes the list, then clears the field; on a phone it closes the search." },
    ],
  },
  SearchStart: {
    kind: "display",
    anatomy: [
      { name: "torg-search-start__head", text: "What the list below is, and a button that clears searches." },
      { name: "torg-search-start__list", text: "Earlier searches, viewed products, departments." },
    ],
    use: ["Offer earlier activity, if the browser may store it.", "Link to the departments in any case."],
    avoid: ["Do not show anybody else's searches.", "Do not show it beside suggestions."],
    keys: [{ keys: "Tab", does: "Goes through searches, products and departments." }],
  },
  SearchFound: {
    kind: "display",
    anatomy: [{ name: "torg-search-found__instead", text: "Searches for the typed words anyway." }],
    use: ["Say which words were used instead of the typed ones.", "Link to pages and stores that may be meant."],
    avoid: ["Do not correct without saying so.", "Do not correct what was typed in quotation marks."],
    keys: [{ keys: "Tab", does: "Goes through the results." }],
  },
  SpecificationTable: {
    kind: "display",
    anatomy: [
      { name: "torg-specifications", text: "The sections below each other; one list when there is only one." },
      { name: "torg-specifications__heading", text: "What the facts below it have in common." },
      { name: "torg-definitions", text: "Names and values." },
    ],
    use: [
      "Use Swedish decimals and units.",
      "Use the feed's sections; a shop assigns other facts to sections in shop.json.",
      "Explain a name that few know, behind its icon.",
    ],
    avoid: ["Do not show rows without a value.", "Do not translate a name in two ways."],
    keys: [{ keys: "Tab", does: "Goes through the explanations." }],
  },
  SubcategoryLinks: {
    kind: "action",
    anatomy: [
      { name: "torg-subcategories__wide", text: "All of them, on wide screens." },
      { name: "torg-subcategories__small", text: "Five, and the rest behind a toggle." },
    ],
    use: ["Sort by sales, or by the shop's own order.", "Show only categories with products."],
    avoid: ["Do not offer to show all when all are shown.", "Do not show the same list twice on a page."],
    keys: [
      { keys: "Enter", does: "Opens the category." },
      { keys: "Space", does: "Shows the rest." },
    ],
  },
  VariantPicker: {
    kind: "field",
    anatomy: [{ name: "torg-variant-picker__levels", text: "One list, or one group of buttons, for each attribute." }],
    use: [
      "Mark values that are sold out, but allow them to be chosen.",
      "Say what is missing when somebody buys without a choice.",
    ],
    avoid: ["Do not disable the second choice without a reason.", "Do not show a colour by its swatch alone."],
    keys: [
      { keys: "Up, Down", does: "Goes through the values." },
      { keys: "Tab", does: "Goes to the next attribute." },
    ],
  },
} satisfies PackageNotes;

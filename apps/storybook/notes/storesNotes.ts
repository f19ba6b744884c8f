import type { PackageNotes } from "./PackageNotes.ts";

/** Notes on the parts of `@torg/stores`. */
export const storesNotes = {
  GuardedStoreMap: {
    kind: "display",
    anatomy: [
      { name: "torg-store-map-place", text: "The room that the map takes, before and after the answer." },
      { name: "torg-store-map", text: "The map, once it may be fetched." },
    ],
    use: [
      "Use it where the map's pictures come from another party: it asks first.",
      "Say who gets to know what, and for what, before the button that allows it.",
    ],
    avoid: [
      "Do not put it before a map that the shop draws itself; that needs no answer.",
      "Do not shrink the list of stores for somebody who says no.",
    ],
    keys: [{ keys: "Tab", does: "Goes to the button that allows the map." }],
  },
  PlacesAutocomplete: {
    kind: "field",
    anatomy: [{ name: "torg-combobox", text: "The field with its list of places." }],
    use: [
      "Ask for suggestions only after the visitor has agreed to it.",
      "Let what is typed be sent without a suggestion, too.",
    ],
    avoid: [
      "Do not ask the browser for a position; that is a button of its own.",
      "Do not choose the first suggestion for somebody.",
    ],
    keys: [
      { keys: "Up, Down", does: "Goes through the places." },
      { keys: "Enter", does: "Takes the place, or sends what is typed." },
      { keys: "Escape", does: "Closes the list." },
    ],
  },
  PlacesNote: {
    kind: "display",
    anatomy: [{ name: "torg-places-note", text: "Who suggests the places, and the button that allows it." }],
    use: ["Place it below the field that it is about.", "Name the party and the purpose in one sentence."],
    avoid: ["Do not cover the field.", "Do not ask again after a no; settings lead back to it."],
    keys: [{ keys: "Enter", does: "Allows the suggestions." }],
  },
  StockCheck: {
    kind: "display",
    anatomy: [
      { name: "torg-stock-check", text: "The folded section on a product's page." },
      { name: "torg-stock-check__stores", text: "Stores that have the product, with how many." },
    ],
    use: [
      "Ask the server when it is opened, and say when stock was counted.",
      "Say that nowhere is nowhere, and keep the way to order.",
    ],
    avoid: [
      "Do not show an old answer after a new failure.",
      "Do not promise a reservation: the number is what the store had.",
    ],
    keys: [{ keys: "Enter, Space", does: "Opens and folds the section." }],
  },
  StoreCard: {
    kind: "display",
    anatomy: [
      { name: "torg-store-card__name", text: "The store's name; its heading." },
      { name: "torg-store-card__open", text: "Whether it is open at this minute, and until when." },
      { name: "torg-store-card__address", text: "Street, postal code and town." },
      { name: "torg-store-card__distance", text: "How far it is, once a position is known." },
    ],
    use: [
      "Fold hours and contact away where several cards stand in one list.",
      "Count openings by the store's own clock, with its exceptions.",
    ],
    avoid: ["Do not leave out the street.", "Do not link the whole card: it has links of its own."],
    keys: [{ keys: "Tab", does: "Goes through hours, telephone and the store's page." }],
  },
  StoreFinder: {
    kind: "display",
    anatomy: [
      { name: "torg-store-finder__form", text: "The search by postal code or town." },
      { name: "torg-store-finder__position", text: "Sorts by the visitor's position, at a press." },
      { name: "torg-store-finder__list", text: "The stores, nearest first once a place is known." },
      {
        name: "torg-store-counties",
        text: "A longer list by counties, each folded behind its name and how many stores it has.",
      },
      { name: "torg-store-county", text: "The stores of one county under its name." },
    ],
    use: [
      "Let the list be whole without script; the map is an addition.",
      "Say how many were found, and what to do when none was.",
    ],
    avoid: ["Do not ask for a position unasked.", "Do not move the list when the map comes."],
    keys: [
      { keys: "Enter", does: "Searches." },
      { keys: "Tab", does: "Goes through tools, list and map in this order." },
    ],
  },
  StoreMap: {
    kind: "display",
    anatomy: [
      { name: "torg-store-map__skip", text: "Leads past the map for who goes by keyboard." },
      { name: "torg-store-map__canvas", text: "The map itself." },
      { name: "torg-store-map__failed", text: "What is said where it could not be drawn." },
    ],
    use: ["Draw the shop's own land where it has one.", "Keep the list of stores beside it."],
    avoid: ["Do not catch the wheel of somebody who scrolls past.", "Do not name a store on the map alone."],
    keys: [
      { keys: "Arrows", does: "Move the map." },
      { keys: "+, -", does: "Come nearer, go further away." },
      { keys: "Tab", does: "Goes from store to store." },
    ],
  },
  StorePage: {
    kind: "display",
    anatomy: [
      { name: "torg-store-page", text: "One store: heading, facts and map." },
      { name: "torg-store-page__facts", text: "Address, hours, contact and services." },
      { name: "torg-store-card__open", text: "Whether it is open now; its line is free until the time is known." },
    ],
    use: ["Show what is known and leave out what is not.", "Say exceptions of the coming weeks at the hours."],
    avoid: ["Do not show an empty map.", "Do not repeat the hours in a text of their own."],
    keys: [{ keys: "Tab", does: "Goes through telephone, letter, way and map." }],
  },
  StoresPage: {
    kind: "display",
    anatomy: [{ name: "torg-store-finder", text: "The finder below the page's heading." }],
    use: ["Lead every store of the list to a page of its own.", "Say what one can do in a store, in one sentence."],
    avoid: ["Do not draw the finder where there is no store.", "Do not hide stores behind a choice of town."],
    keys: [{ keys: "Tab", does: "Goes from the search to the list." }],
  },
} satisfies PackageNotes;

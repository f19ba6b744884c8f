import type { PartNotes } from "../testing/PartNotes.ts";

/** Documentation of the gallery. */
export const galleryNotes = {
  kind: "action",
  anatomy: [
    { name: "torg-gallery", text: "A named section." },
    { name: "torg-gallery__main", text: "The frame of the large picture, on white, at most 420 px high." },
    { name: "torg-gallery__stage", text: "The strip that the browser swipes, one picture at a time." },
    { name: "torg-gallery__slide", text: "A link to the full picture; opens the lightbox." },
    { name: "torg-gallery__arrow", text: "Previous and next, around the ends." },
    { name: "torg-gallery__position", text: "Which picture of how many; says so when it changes." },
    { name: "torg-gallery__thumbnail", text: "At most 66 px; a link to its picture, aria-current on the one shown." },
    { name: "torg-gallery__missing", text: "Stands in the place of a picture that does not come, or of all of them." },
  ],
  use: [
    "Write for each picture what is to be seen on it, and begin with the one that shows the whole.",
    "Tell the tone and the size of pictures that are not on white, so that no white box flashes before them.",
    "Give src and thumb at the sizes that are shown; the lightbox asks for 2048 px by itself.",
    "Set idPrefix where links from outside lead to a picture.",
  ],
  avoid: [
    "Do not use it for different things side by side: that is a carousel.",
    "Do not put text into pictures; write it beside them.",
  ],
  keys: [
    { keys: "Tab", does: "Goes to the picture, the arrows, and through the thumbnails." },
    {
      keys: "Arrow right, arrow left",
      does: "On a picture or thumbnail: next and previous, around the ends, the focus with it.",
    },
    { keys: "Home, End", does: "The first and the last picture." },
    { keys: "Enter", does: "On the picture, opens the lightbox; on a thumbnail, shows its picture." },
  ],
  states: {
    Several: "Five pictures: frame, arrows, position and thumbnails, the first one ringed.",
    Many: "Fourteen thumbnails scroll in one row; the one shown is always in sight.",
    Two: "The fewest that have arrows and thumbnails.",
    One: "A single picture: no arrows, position or thumbnails.",
    Empty: "No pictures: a sign and a sentence in the place of the picture.",
    PictureMissing: "A picture that does not come: a sign and a word, the place as large as before.",
    Loading: "Pictures that have not come: the white frame keeps their place.",
    LoadingOnTheirGrounds: "Pictures whose ground is told: its colour stands where each will be drawn.",
    OnTheirGrounds: "The same when they have come.",
    LoadingInTheDark: "The colour is as soft there as the picture will be.",
    WithoutLightbox: "Plain links to the full pictures.",
    LongWords: "Long words in the place of a missing picture break.",
    RightToLeft: "Begins on the right; the left arrow goes on.",
    LittleRoom: "288 px: the picture shrinks, the thumbnails scroll.",
    Opened: "The lightbox over the page, fetched by the press.",
    ByKeyboard: "Arrow keys move picture and focus around the ends; Enter opens; Escape brings the focus back.",
  },
} satisfies PartNotes;

import type { PartNotes } from "../testing/PartNotes.ts";

/** Documentation of the gallery. */
export const galleryNotes = {
  kind: "action",
  anatomy: [
    { name: "torg-gallery", text: "A named section." },
    { name: "torg-gallery__main", text: "The frame of the large picture, on white, at most 420 px high." },
    { name: "torg-gallery__stage", text: "The strip that the browser swipes, one picture at a time." },
    { name: "torg-gallery__slide", text: "A link to the full picture; opens the lightbox." },
    { name: "torg-gallery__arrow", text: "Previous and next, wrapping around." },
    { name: "torg-gallery__position", text: "Position and number of pictures; announced when it changes." },
    { name: "torg-gallery__thumbnail", text: "At most 66 px; a link to its picture, aria-current on the one shown." },
    { name: "torg-gallery__missing", text: "Replaces a picture that does not load, or all of them." },
  ],
  use: [
    "Describe what each picture shows, and begin with the one that shows the whole.",
    "Give tone and size for pictures that are not on white, so that no white box flashes before them.",
    "Give src and thumb at the sizes that are shown; the lightbox requests 2048 px itself.",
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
      does: "On a picture or thumbnail: next and previous, wrapping around, with the focus.",
    },
    { keys: "Home, End", does: "The first and the last picture." },
    { keys: "Enter", does: "On the picture, opens the lightbox; on a thumbnail, shows its picture." },
  ],
  states: {
    Several: "Five pictures: frame, arrows, position and thumbnails, the first one ringed.",
    Many: "Fourteen thumbnails scroll in one row; the one shown is always in sight.",
    Two: "The fewest pictures with arrows and thumbnails.",
    One: "A single picture: no arrows, position or thumbnails.",
    Empty: "No pictures: an icon and a sentence instead of the picture.",
    PictureMissing: "A picture that does not load: an icon and a word, in a box of the same size.",
    Loading: "Pictures that have not loaded: the white frame keeps their place.",
    LoadingOnTheirGrounds: "Pictures with a known background: its colour fills their place.",
    OnTheirGrounds: "The same after loading.",
    LoadingInTheDark: "The colour is as soft there as the picture will be.",
    WithoutLightbox: "Plain links to the full pictures.",
    LongWords: "Long words in the place of a missing picture break.",
    RightToLeft: "Starts on the right; the left arrow goes forward.",
    LittleRoom: "288 px: the picture shrinks, the thumbnails scroll.",
    Opened: "The lightbox over the page, loaded by the press.",
    ByKeyboard: "Arrow keys move picture and focus, wrapping around; Enter opens; Escape brings the focus back.",
  },
} satisfies PartNotes;

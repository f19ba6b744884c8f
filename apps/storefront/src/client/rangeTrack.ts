// The thumbs of prices and intervals with their rules; a file of its own, so that they arrive when somebody reaches for them.
import "../styles/later/rangeTrack.css";

export { RangeTrack } from "@torg/ui";

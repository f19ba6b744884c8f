// The thumbs of prices and intervals with their rules, for whoever reaches for them.
import "./rangeTrack.css";

export { RangeTrack } from "@torg/ui";

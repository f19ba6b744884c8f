// The slider of price and interval filters with its styles, loaded on first interaction.
import "./rangeTrack.css";

export { RangeTrack } from "@torg/ui";

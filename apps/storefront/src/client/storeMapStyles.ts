// The style sheet of the map: only those pay for it who see one.
import "../styles/later/storeMap.css";

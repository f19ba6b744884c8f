// The rules of the cart's panel; a file of its own, so that they arrive with it and not before.
import "../styles/later/cartPanel.css";

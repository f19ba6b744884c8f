// The rules of what stands under the search field; a file of its own, so that they arrive with it and not before.
import "../styles/later/search.css";

// The rules of the full pictures; a file of its own, so that they arrive when somebody reaches for a picture.
import "../styles/later/lightbox.css";

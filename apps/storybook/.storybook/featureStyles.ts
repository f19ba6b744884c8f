// Styles of pages that belong to no feature package.
import "../../storefront/src/styles/parts/plainPages.css";

// The style sheets of all features. A package without one adds nothing.
import.meta.glob(
  "../../../packages/{account,catalog,cart,checkout,stores,consent,credit,desk,navigation,reviews,returns}/src/styles.css",
  {
    eager: true,
  },
);

// The style sheets of all features. A package without one adds nothing.
import.meta.glob(
  "../../../packages/{catalog,cart,checkout,stores,consent,credit,navigation,reviews,returns}/src/styles.css",
  {
    eager: true,
  },
);

// What pages look like that belong to no feature package.
import "../../storefront/src/styles/parts/service.css";
import "../../storefront/src/styles/parts/plainPages.css";
import "../../storefront/src/styles/parts/message.css";

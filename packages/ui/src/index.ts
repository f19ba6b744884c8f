export { Badge, type BadgeProps, type Tone } from "./badge/Badge.tsx";
export { Button, type ButtonLook, type ButtonProps, type ButtonSize, type ButtonVariant } from "./button/Button.tsx";
export { Icon, type IconProps } from "./icon/Icon.tsx";
export { LinkButton, type LinkButtonProps } from "./link-button/LinkButton.tsx";
export { Price, type PriceProps } from "./price/Price.tsx";
export { Ribbon, type RibbonProps } from "./ribbon/Ribbon.tsx";
export { SkipLink, type SkipLinkProps } from "./skip-link/SkipLink.tsx";
export { Stars, type StarsProps } from "./stars/Stars.tsx";
export { Tag, type TagProps } from "./tag/Tag.tsx";
export { VisuallyHidden } from "./visually-hidden/VisuallyHidden.tsx";
export {
  arrowLeftIcon,
  arrowRightIcon,
  arrowUpIcon,
  calendarIcon,
  cameraIcon,
  cardIcon,
  cartIcon,
  checkIcon,
  chevronDownIcon,
  chevronLeftIcon,
  chevronRightIcon,
  chevronUpIcon,
  clockIcon,
  closeIcon,
  compareIcon,
  externalIcon,
  eyeIcon,
  eyeOffIcon,
  filterIcon,
  giftIcon,
  gridIcon,
  heartIcon,
  homeIcon,
  infoIcon,
  listIcon,
  lockIcon,
  mailIcon,
  menuIcon,
  minusIcon,
  packageIcon,
  pauseIcon,
  phoneIcon,
  pinIcon,
  playIcon,
  plusIcon,
  printIcon,
  problemIcon,
  returnIcon,
  searchIcon,
  shieldIcon,
  storeIcon,
  successIcon,
  tagIcon,
  trashIcon,
  truckIcon,
  userIcon,
  warningIcon,
  zoomIcon,
} from "./icon/icons.ts";

import { accountEmailTexts } from "./emails/accountEmailTexts.ts";
import { bankIdTexts } from "./bankIdTexts.ts";
import { captureTexts } from "./captureTexts.ts";
import { caseAnswerTexts } from "./emails/caseAnswerTexts.ts";
import { catalogueTexts } from "./catalogue/catalogueTexts.ts";
import { deskTexts } from "./deskTexts.ts";
import { limitTexts } from "./limitTexts.ts";
import { emailTexts } from "./emails/emailTexts.ts";
import { orderActTexts } from "./emails/orderActTexts.ts";
import { customerFieldTexts, orderingTexts } from "./orderingTexts.ts";
import { pageTexts } from "./pageTexts.ts";
import { pickupTexts } from "./pickupTexts.ts";
import { programTexts } from "./programTexts.ts";
import { recallEmailTexts } from "./emails/recallEmailTexts.ts";
import { sellerTexts } from "./emails/sellerTexts.ts";
import { servicePageTexts } from "./servicePages.ts";
import { serviceTexts } from "./serviceTexts.ts";
import { serverTexts } from "./sv.ts";
import { swishTexts } from "./swishTexts.ts";
import { watchEmailTexts, watchTexts } from "./watchTexts.ts";

/** The texts of the shop's letters, by subject; `acts` are those about an existing order. */
export const spokenEmailTexts = {
  ...emailTexts,
  acts: orderActTexts,
  caseAnswer: caseAnswerTexts,
  pickup: pickupTexts,
  account: accountEmailTexts,
  watches: watchEmailTexts,
  recall: recallEmailTexts,
  seller: sellerTexts,
} as const;

/** The texts of the shop's responses, by feature, and the titles of pages. */
export const answerTexts = {
  general: serverTexts,
  pages: pageTexts,
  search: servicePageTexts,
  catalogue: catalogueTexts,
  ordering: orderingTexts,
  customer: customerFieldTexts,
  services: serviceTexts,
  watches: watchTexts,
  limits: limitTexts,
  bankId: bankIdTexts,
  swish: swishTexts.troubles,
  capture: captureTexts,
  desk: deskTexts,
  programs: programTexts,
} as const;

/** A Swedish telephone number with its country code, as search engines want it; others are unchanged. */
export function internationalPhone(phone: string): string {
  return phone.trim().replace(/^0(?=[1-9])/, "+46-");
}

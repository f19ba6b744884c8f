/** Whether a text of digits ends with the correct Luhn check digit for the digits before it. */
export function luhn(digits: string): boolean {
  const sum = Array.from(digits)
    .reverse()
    .reduce((total, character, index) => {
      const product = Number(character) * (index % 2 === 0 ? 1 : 2);
      const digit = product > 9 ? product - 9 : product;
      // Stryker disable next-line ArithmeticOperator: ten divides a sum and its negative alike
      return total + digit;
    }, 0);
  return sum % 10 === 0;
}

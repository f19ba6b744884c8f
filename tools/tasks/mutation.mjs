// npm run mutation: makes small changes to the rules and checks that a test fails. Names of packages limit it to those;
// options are passed to Stryker (`--force` ignores the results of earlier runs).
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import config from "../../stryker.config.mjs";
import { root, runStep } from "./runStep.mjs";

/** Percentage of the changes that tests must detect. */
const least = { room: config.thresholds.break, money: 95 };

/** The rules that calculate, convert or format money, and the quantities by which prices are multiplied. */
const moneyRules = [
  "format/src/money/exVat",
  "format/src/money/formatDiscountPercent",
  "format/src/money/formatMonthlyPrice",
  "format/src/numbers/formatNumber",
  "format/src/numbers/formatPercent",
  "format/src/money/formatPrice",
  "format/src/numbers/hasNumberFormat",
  "format/src/numbers/isNumeric",
  "format/src/numbers/numberFormat",
  "format/src/money/roundHalfAway",
  "format/src/money/toKronor",
  "format/src/money/toOre",
  "cart/src/domain/buying/suggestedProduct",
  "cart/src/domain/cartLineView",
  "cart/src/domain/cartSummary",
  "cart/src/domain/deliveryCost",
  "cart/src/domain/freeDelivery",
  "format/src/typed/quantity",
  "cart/src/domain/pricing/allocate",
  "cart/src/domain/pricing/amount",
  "cart/src/domain/pricing/missingForFreeDelivery",
  "cart/src/domain/pricing/linePrice",
  "cart/src/domain/pricing/payWithGiftCards",
  "cart/src/domain/pricing/calculatePrice",
  "cart/src/domain/pricing/applyCodes",
  "cart/src/domain/pricing/taxedAmount",
  "cart/src/domain/pricing/totalOf",
  "checkout/src/domain/optionBox",
  "checkout/src/domain/order",
  "checkout/src/domain/providerPayment",
  "checkout/src/domain/orderFingerprint",
  "orders/src/domain/charge",
  "orders/src/domain/creditNote",
  "orders/src/domain/moneyMoves",
].map((name) => `packages/${name}.ts`);

const patterns = config.mutate.filter((pattern) => !pattern.startsWith("!"));
const roomOf = (file) => file.split("/")[1];
const words = process.argv.slice(2);
const options = words.filter((word) => word.startsWith("--"));
const named = words.filter((word) => !word.startsWith("--"));
const rooms = named.length === 0 ? patterns.map(roomOf) : named;
const isWanted = (file) => rooms.includes(roomOf(file));
if (!rooms.every((room) => patterns.some((pattern) => roomOf(pattern) === room))) {
  console.error(`There are the rules of ${patterns.map(roomOf).join(", ")}.`);
  process.exit(2);
}

/** Prints how many changes in some files were detected; returns whether that is enough. */
function judge(title, files, limit) {
  const statuses = files.flatMap(([, { mutants }]) => mutants.map(({ status }) => status));
  const noticed = statuses.filter((status) => status === "Killed" || status === "Timeout").length;
  const missed = statuses.filter((status) => status === "Survived" || status === "NoCoverage").length;
  const percent = (100 * noticed) / (noticed + missed);
  const isEnough = percent >= limit;
  const share = `${percent.toFixed(1)} % of ${noticed + missed} changes noticed, ${limit} % are asked for`;
  console.log(`${isEnough ? "✓" : "✗"} ${title}: ${share}`);
  return isEnough;
}

const gone = moneyRules.filter((file) => !existsSync(join(root, file)));
if (gone.length > 0) {
  console.error(`These files of money rules have moved: ${gone.join(", ")}.`);
  process.exit(2);
}

const scope = config.mutate.filter((pattern) => pattern.startsWith("!") || isWanted(pattern));
const { code } = await runStep("stryker", ["run", "--mutate", scope.join(","), ...options]);
const report = JSON.parse(readFileSync(join(root, config.jsonReporter.fileName), "utf8"));
const files = Object.entries(report.files);
const verdicts = rooms.map((room) =>
  judge(
    room,
    files.filter(([file]) => roomOf(file) === room),
    least.room,
  ),
);
const money = files.filter(([file]) => isWanted(file) && moneyRules.includes(file));
if (money.length > 0) verdicts.push(judge("money", money, least.money));
for (const file of moneyRules.filter(isWanted)) {
  if (file in report.files) continue;
  console.log(`✗ ${file} is not there`);
  verdicts.push(false);
}
process.exit(code === 0 && verdicts.every(Boolean) ? 0 : 1);

import { contentPath, mainCategoryPath } from "@torg/format/addresses";
import * as z from "zod";

/** An amount in kronor with VAT, at most two decimals. */
export const kronorSchema = z
  .number()
  .min(0)
  .max(10_000_000)
  .refine((kronor) => Math.abs(kronor * 100 - Math.round(kronor * 100)) < 1e-6, "an amount with at most two decimals")
  .describe("Kronor with VAT.");

/** A day such as `2026-12-24`. */
export const dateSchema = z.iso.date().describe("A day, such as `2026-12-24`.");

const campaignDay = "a day such as 2026-12-24, or 12-24 for every year";

/** A day such as `2026-12-24`, or a yearly one such as `12-24`; the leap day cannot be yearly. */
export const campaignDaySchema = z
  .string()
  .regex(/^(\d{4}-)?\d{2}-\d{2}$/, campaignDay)
  .refine((day) => z.iso.date().safeParse(day.length > 5 ? day : `2026-${day}`).success, campaignDay)
  .describe("A day, such as `2026-12-24`, or a yearly one, such as `12-24`.");

/** An identifier that must stay the same from one reading of the file to the next. */
export const idSchema = z
  .string()
  .regex(/^[a-z0-9][a-z0-9-]{0,59}$/, "small letters a to z, digits and hyphens")
  .describe("An id of your choice that stays the same when all else changes: small letters, digits and hyphens.");

/** A path of the shop, or an address of another host. */
export const addressSchema = z
  .string()
  .regex(/^(\/(?!\/)|https?:\/\/)\S*$/, "an address that begins with / or https://")
  .describe(`An address: \`${mainCategoryPath}\`, \`${contentPath}\` or \`https://…\`.`);

/** A category, by the part of its address after `/kategori/`. */
export const categorySchema = z
  .string()
  .regex(/^[a-z0-9-]+(\/[a-z0-9-]+){0,2}$/, "a category such as vitvaror/tvatt-tork")
  .describe("The category's address without `/kategori/`.");

/** A picture: a path below `/assets/uploads/`. */
export const pictureSchema = z
  .string()
  .regex(/^\/assets\/uploads\/\S+$/, "a path that begins with /assets/uploads/")
  .describe("A picture in the folder `uploads` of the data folder: `/assets/uploads/…`.");

/** Text that is not blank. */
export const wordsSchema = z.string().trim().min(1);

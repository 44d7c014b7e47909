import { languageCodes, parseOrigin } from '@foyer/contract'
import { z } from 'zod'

// Fields of the settings. A description completes the sentence "it must be …".

export const truth = z.boolean().describe('true or false')
export const text = (maxLength: number) =>
  z.string().max(maxLength).describe(`a text of at most ${maxLength} characters`)
export const filledText = (maxLength: number) =>
  z.string().trim().min(1).max(maxLength).describe(`a text of 1 to ${maxLength} characters`)
export const wholeNumber = (min: number, max: number) =>
  z.number().int().min(min).max(max).describe(`a whole number from ${min} to ${max}`)
export const oneOf = <const Word extends string>(...words: Word[]) =>
  z.enum(words).describe(`one of ${words.join(', ')}`)
export const minorUnits = z
  .string()
  .regex(/^(0|[1-9]\d{0,17})$/)
  .describe('an amount in minor units, digits only')
export const country = z
  .string()
  .regex(/^[A-Z]{2}$/)
  .describe('a country of two capital letters (ISO 3166-1)')
export const countryList = z
  .array(country)
  .min(1)
  .readonly()
  .describe('countries of two capital letters (ISO 3166-1) with commas between')
export const origin = z
  .string()
  .refine((entry) => parseOrigin(entry) !== undefined)
  .describe('an origin such as https://host')
export const hostName = z
  .string()
  .max(200)
  .regex(/^[a-z0-9-]+(\.[a-z0-9-]+)*(:\d{1,5})?$/)
  .describe('a host such as project.firebaseapp.com')
export const origins = z.array(origin).describe('origins such as https://host with commas between')
export const vendorCode = z
  .string()
  .regex(/^[A-Za-z0-9._-]{1,64}$/)
  .describe('the code of a vendor')
export const gameCode = z
  .string()
  .regex(/^[A-Za-z0-9._-]{1,40}$/)
  .describe('the code of a game')
export const language = oneOf(...languageCodes)
export const names = z.partialRecord(z.enum(languageCodes), filledText(40)).optional()

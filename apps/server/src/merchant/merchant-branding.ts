import { languageCodes } from '@foyer/contract'
import { colourTokens } from '@foyer/contract/colours'
import { loadCatalogue } from '@foyer/messages'
import { sourceLanguage } from '@foyer/messages/languages'
import { z } from 'zod'

/** The platform's texts of the web app in English, by id. */
export const englishTexts: Readonly<Record<string, string>> = Object.assign(
  {},
  ...Object.values(await loadCatalogue(sourceLanguage)),
)

/** Most texts of one language: each page of the merchant carries those of its language. */
const MAX_TEXTS = 100
const MAX_TEXT_LENGTH = 400

const colour = z
  .string()
  .regex(/^#[\da-f]{6}$/)
  .describe('six small hex digits after #, such as #7a1fa2')

/** A merchant's own colours; their contrast is checked over its template. */
export const ownColours = z.partialRecord(z.enum(colourTokens), colour)

/** A merchant's own words for texts of the web app; each is checked beside the platform's. */
export const ownTexts = z.partialRecord(
  z.enum(languageCodes),
  z
    .record(
      z.string(),
      z.string().trim().min(1).max(MAX_TEXT_LENGTH).describe(`a text of 1 to ${MAX_TEXT_LENGTH} characters`),
    )
    .refine((texts) => Object.keys(texts).length <= MAX_TEXTS)
    .describe(`at most ${MAX_TEXTS} texts by their ids, such as {"home.games":"Games"}`),
)

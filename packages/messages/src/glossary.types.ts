import type { glossary } from './en/glossary.ts'

/** A thing of money or play that has one name on every screen. */
export type Term = keyof typeof glossary.terms

/** The words of a language for money and play: what `npm run check` compares its texts with. */
export interface Glossary {
  /** Words of each term: sources of regular expressions without case. A text whose English has the term has one of them. */
  readonly terms: { readonly [Name in Term]: readonly string[] }
  /** Ids of texts that say a term without its word, as a pronoun does. */
  readonly without?: { readonly [Name in Term]?: readonly string[] }
  /** Ids of texts that are equal to the English, such as an international word. */
  readonly same?: readonly string[]
  /** Words in Latin letters that a language of another script uses. */
  readonly latin?: readonly string[]
}

import type { catalogue } from './en/index.ts'

/** English texts by noun; the ids are flat and unique over all nouns. */
export type Messages = typeof catalogue
export type Noun = keyof Messages
/** Every text id of the product. */
export type MessageId = { [N in Noun]: keyof Messages[N] & string }[Noun]
/** The texts of one noun in another language: exactly the same ids. */
export type TextsOf<N extends Noun> = { readonly [Id in keyof Messages[N]]: string }
/** A whole language. */
export type Catalogue = { readonly [N in Noun]: TextsOf<N> }

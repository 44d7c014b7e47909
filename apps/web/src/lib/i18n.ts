import { isolateValues } from '@foyer/contract'
import type { Catalogue, MessageId, Noun } from '@foyer/messages'
import { type Messages as CompiledMessages, type I18n, setupI18n } from '@lingui/core'
import { useLingui } from '@lingui/react'

declare module '@lingui/core' {
  interface Register {
    messageIds: MessageId
  }
}

export type Texts = CompiledMessages
export type Translate = (id: MessageId, values?: Record<string, string | number>) => string

/**
 * Creates the translator of one language from compiled texts; `languageTag` is the BCP 47 tag. Values keep their own
 * direction of writing within that of the page. A page's title that is not loaded yet is empty.
 */
export function createI18n(languageTag: string, texts: Texts, findDirection: () => 'ltr' | 'rtl'): I18n {
  const i18n = setupI18n({
    locale: languageTag,
    messages: { [languageTag]: texts },
    missing: (_, id) => (id.startsWith('title.') ? '' : id),
  })
  const translate = i18n._.bind(i18n) as Formatter // the other form, of a macro, is not in use
  const isolate: Formatter = (id, values) =>
    translate(id, values && isolateValues(values, i18n.messages[id], findDirection()))
  return Object.assign(i18n, { _: isolate })
}

type Formatter = (id: string, values?: Record<string, unknown>) => string

/** The compiled texts of some nouns, or of all, as one flat table. */
export function pickTexts(catalogue: Catalogue, nouns?: readonly Noun[]): Texts {
  const groups = nouns ? nouns.map((noun) => catalogue[noun]) : Object.values(catalogue)
  return Object.assign({}, ...groups)
}

/** Returns the function from text id to text. */
export function useText(): Translate {
  const { i18n } = useLingui()
  return (id, values) => findPlainText(i18n.messages[id]) ?? i18n._(id, values)
}

/** A text without values is returned directly; most are, and formatting costs time at each render. */
function findPlainText(message: Texts[string] | undefined): string | undefined {
  return Array.isArray(message) && message.length === 1 && typeof message[0] === 'string' ? message[0] : undefined
}

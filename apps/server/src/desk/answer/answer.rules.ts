import { deskAnswerValues } from '@foyer/contract'

type AnswerValues = Readonly<Record<(typeof deskAnswerValues)[number], string>>

/** A canned answer in the visitor's language, otherwise in the default one. */
export function chooseAnswer(
  texts: Readonly<Record<string, string>>,
  language: string,
  fallback: string,
): { text: string; language: string } {
  const own = Object.hasOwn(texts, language) ? texts[language] : undefined
  if (own) return { text: own, language }
  return { text: (Object.hasOwn(texts, fallback) ? texts[fallback] : undefined) ?? '', language: fallback }
}

/**
 * Fills in a member's values, once: braces within a value are text, and what is no name of a value stays as it is
 * written. Control characters of a value are left out. The result is plain text and is shown as such.
 */
export function fillAnswer(text: string, values: AnswerValues): string {
  const isName = (name: string): name is keyof AnswerValues => deskAnswerValues.some((known) => known === name)
  return text.replace(/\{(\w+)\}/g, (written, name: string) =>
    isName(name) ? values[name].replace(/\p{Cc}/gu, '') : written,
  )
}

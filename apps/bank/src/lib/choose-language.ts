import { defaultLanguage, isLanguage, type Language } from '@foyer/contract'

/** The first wanted language that there is, otherwise the default one. */
export function chooseBankLanguage(...wanted: readonly unknown[]): Language {
  return wanted.find(isLanguage) ?? defaultLanguage
}

import { createContext, type ReactNode, useContext, useEffect, useState } from 'react'
import type { texts as english } from '../texts/en/index.ts'
import { readStored, writeStored } from './storage.ts'

export type TextId = keyof typeof english
export type Texts = Record<TextId, string>

/** Every folder of ../texts is a language of the console; its name is the code of the `Language` header. */
const files = import.meta.glob<{ texts: Texts }>('../texts/*/index.ts', { eager: true })
const languages = Object.entries(files).map(([path, { texts }]) => ({
  code: path.split('/').at(-2)?.toUpperCase() ?? '',
  texts,
}))
export const languageOptions = languages.map(({ code, texts }) => ({ value: code, label: texts['office.language'] }))

const STORED = 'office.language'
const SOURCE = '../texts/en/index.ts'

/** The stored choice, then the browser's languages, then English. */
function chooseLanguage() {
  const stored = languages.find(({ code }) => code === readStored(STORED))
  const preferred = navigator.languages.flatMap((tag) => {
    const primary = tag.split('-')[0] ?? ''
    return languages.filter(({ texts }) => texts['office.tag'].split('-')[0] === primary)
  })
  const source = languages.filter(({ texts }) => texts === files[SOURCE]?.texts)
  return [...(stored ? [stored] : []), ...preferred, ...source][0]
}

interface Translation {
  code: string
  /** BCP 47. */
  tag: string
  setCode(code: string): void
  t(id: TextId, values?: Record<string, string | number>): string
}

const TranslationContext = createContext<Translation | undefined>(undefined)

export function TranslationProvider({ children }: { children: ReactNode }) {
  const [language, setLanguage] = useState(chooseLanguage)
  const texts = language?.texts
  const tag = texts?.['office.tag'] ?? ''
  useEffect(() => {
    document.documentElement.lang = tag
  }, [tag])
  const translation: Translation = {
    code: language?.code ?? '',
    tag,
    setCode(code) {
      writeStored(STORED, code)
      setLanguage(languages.find((one) => one.code === code))
    },
    t: (id, values = {}) =>
      (texts?.[id] ?? id).replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole)),
  }
  return <TranslationContext value={translation}>{children}</TranslationContext>
}

export function useTranslation(): Translation {
  const translation = useContext(TranslationContext)
  if (!translation) throw new Error('no translation is provided')
  return translation
}

/** The language of calls: the stored choice, outside of components. */
export function readLanguageCode(): string {
  return chooseLanguage()?.code ?? ''
}

import { type Language, languageOfTag, languages, parseAllowedLanguages } from '@foyer/contract'
import { useBusy } from '@foyer/ui/use-busy'
import { useQueryClient } from '@tanstack/react-query'
import { Check } from 'lucide-react'
import { type KeyboardEvent, use, useId, useState } from 'react'
import { attempt } from '../../lib/attempt.ts'
import { Flag } from '../../lib/flag.tsx'
import { useText } from '../../lib/i18n.ts'
import { useAddress } from '../../lib/navigation.tsx'
import { useSettings } from '../../lib/queries.ts'
import { useServices } from '../../lib/services.tsx'
import type { Href } from '../../routes.ts'
import { longToastMs, useNotices } from '../../ui/notices.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { chooseLanguage } from './language-choice.ts'
import styles from './language-list.module.css'
import { findLanguages, type LanguageChoice, orderLanguages } from './language-search.rules.ts'

/** Up to this number the list has no search field. */
const MAX_WITHOUT_SEARCH = 8

/** The allowed languages with their flags, each named in itself and in English (LANG-04, LANG-06). */
export function LanguageList({ onClose }: { onClose: () => void }) {
  const t = useText()
  const { language, languageTag, loadTexts } = useServices()
  const [texts] = useState(loadTexts)
  use(texts)
  const allowed = parseAllowedLanguages(useSettings().template.languages)
  const [choices] = useState(() => listChoices(allowed, { chosen: language, languageTag }))
  const [wanted, setWanted] = useState('')
  const { chosen, choose } = useChoice(onClose)
  const found = findLanguages(choices, wanted)
  const listId = useId()
  return (
    <>
      {choices.length > MAX_WITHOUT_SEARCH && (
        <form
          onSubmit={(event) => {
            event.preventDefault()
            const [only, ...others] = found
            if (only && others.length === 0) choose(only.code)
          }}
        >
          <TextField
            type="search"
            label={t('language.search')}
            value={wanted}
            autoComplete="off"
            enterKeyHint="search"
            onChange={(event) => setWanted(event.currentTarget.value)}
            onKeyDown={(event) => {
              if (event.key !== 'ArrowDown') return
              event.preventDefault()
              document.getElementById(listId)?.querySelector<HTMLElement>('[tabindex="0"]')?.focus()
            }}
          />
        </form>
      )}
      <p role="status" className={found.length === 0 ? styles.empty : 'visually-hidden'}>
        {found.length === 0 && t('language.none')}
      </p>
      <div id={listId} role="radiogroup" aria-label={t('language.title')} className={styles.list} onKeyDown={moveFocus}>
        {found.map(({ code, tag, name, english, country }, index) => (
          // A radio of the browser's own would change the language at each arrow key.
          // biome-ignore lint/a11y/useSemanticElements: see above
          <button
            key={code}
            type="button"
            role="radio"
            className={styles.choice}
            aria-checked={code === language}
            aria-busy={code === chosen}
            aria-disabled={chosen !== undefined}
            tabIndex={index === 0 ? 0 : -1}
            onClick={() => choose(code)}
          >
            <Flag country={country} />
            <span className={styles.names}>
              <bdi lang={tag}>{name}</bdi>
              {english !== name && (
                <bdi lang="en" className={styles.english}>
                  {english}
                </bdi>
              )}
            </span>
            {code === language && <Check size={20} aria-hidden="true" />}
          </button>
        ))}
      </div>
    </>
  )
}

/** The allowed languages in the picker's order; countries have names where the browser knows them. */
function listChoices(
  allowed: readonly Language[],
  { chosen, languageTag }: { chosen: Language; languageTag: string },
): LanguageChoice[] {
  const detected = navigator.languages.map(languageOfTag).find((code) => code && allowed.includes(code))
  const names = ['en', languageTag].flatMap(
    (tag) => attempt(() => new Intl.DisplayNames([tag], { type: 'region' })) ?? [],
  )
  const choices = allowed.map((code) => {
    const { country, ...row } = languages[code]
    return { code, ...row, country, countryNames: names.flatMap((one) => one.of(country) ?? []) }
  })
  return orderLanguages(choices, { chosen, detected })
}

/** Arrows, Home and End move between the choices; Enter and Space choose. */
function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const choices = [...event.currentTarget.querySelectorAll<HTMLElement>('[role="radio"]')]
  const at = choices.indexOf(document.activeElement as HTMLElement) // compared by identity
  const last = choices.length - 1
  const places: Record<string, number> = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: last }
  const place = places[event.key]
  if (place === undefined) return
  event.preventDefault()
  choices[Math.min(Math.max(place, 0), last)]?.focus()
}

/** The choice of this list: one at a time. After a failure the page is as before, and a notice says so. */
function useChoice(onClose: () => void) {
  const t = useText()
  const { language, page } = useServices()
  const queries = useQueryClient()
  const notices = useNotices()
  const { path, query, go } = useAddress()
  const { run } = useBusy()
  const [chosen, setChosen] = useState<Language>()
  const choose = (code: Language) =>
    void run(async () => {
      if (!page || code === language) return onClose()
      setChosen(code)
      const isShown = await chooseLanguage(code, page, queries).then(
        () => true,
        () => false,
      )
      // A notice is shown below a sheet.
      onClose()
      if (!isShown) return notices.toast(t('language.failed'), { durationMs: longToastMs, tone: 'bad' })
      // An address that names the former language would open in it again.
      if (!query.has('language')) return
      const rest = new URLSearchParams(query)
      rest.delete('language')
      go(`${path}${rest.size > 0 ? `?${rest}` : ''}` as Href, { isReplacing: true }) // the page that is open
    })
  return { chosen, choose }
}

import { type Language, languages, parseAllowedLanguages } from '@foyer/contract'
import { useQueryClient } from '@tanstack/react-query'
import { Check } from 'lucide-react'
import { useState } from 'react'
import { Flag } from '../../lib/flag.tsx'
import { useSettings } from '../../lib/queries.ts'
import { useServices } from '../../lib/services.tsx'
import { chooseLanguage } from './language-choice.ts'
import styles from './language-list.module.css'

/** The allowed languages with their flags, each named in itself (LANG-04, LANG-06). */
export function LanguageList() {
  const { language } = useServices()
  const allowed = parseAllowedLanguages(useSettings().template.languages)
  const { chosen, choose } = useChoice()
  return (
    <ul className={styles.list}>
      {allowed
        .map((code) => ({ code, ...languages[code] }))
        .map(({ code, tag, name, country }) => (
          <li key={code}>
            <button
              type="button"
              className={styles.choice}
              lang={tag}
              aria-pressed={code === language}
              aria-busy={code === chosen}
              disabled={chosen !== undefined}
              onClick={() => void choose(code)}
            >
              <Flag country={country} />
              <span className={styles.name}>{name}</span>
              {code === language && <Check size={20} aria-hidden="true" />}
            </button>
          </li>
        ))}
    </ul>
  )
}

/** The choice of this list: one, after which the page is loaded again. */
function useChoice() {
  const services = useServices()
  const queries = useQueryClient()
  const [chosen, setChosen] = useState<Language>()
  async function choose(code: Language): Promise<void> {
    if (code === services.language) return
    setChosen(code)
    await chooseLanguage(code, services, queries)
  }
  return { chosen, choose }
}

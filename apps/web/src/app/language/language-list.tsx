import { decideAddress, type Language, type MemberInfo, memberInfo, setMemberLanguage } from '@foyer/contract'
import { useQueryClient } from '@tanstack/react-query'
import { Check } from 'lucide-react'
import { useState } from 'react'
import { writeLanguageCookie } from '../../lib/cookies.ts'
import { leavePage, reloadPage } from '../../lib/navigation.tsx'
import { queryKey } from '../../lib/queries.ts'
import { SafeImage } from '../../lib/safe-image.tsx'
import { useServices } from '../../lib/services.tsx'
import { openTabChannel } from '../../lib/tab-channel.ts'
import { shouldSyncLanguage } from './language.rules.ts'
import { flagOf } from './language-flags.ts'
import styles from './language-list.module.css'

/** How long the page waits for the server's confirmation before it reloads, in ms. */
const syncTimeoutMs = 3_000

/** The allowed languages with their flags, each named in itself (LANG-04, LANG-06). */
export function LanguageList() {
  const { language, allowedLanguages } = useServices()
  const { chosen, choose } = useChoice()
  return (
    <ul className={styles.list}>
      {allowedLanguages.map(({ code, tag, name }) => (
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
            <SafeImage src={flagOf(code)} width={28} height={20} className={styles.flag} />
            <span className={styles.name}>{name}</span>
            {code === language && <Check size={20} aria-hidden="true" />}
          </button>
        </li>
      ))}
    </ul>
  )
}

/**
 * Stores the language (LANG-08), syncs it with the server except for free-play members (LANG-09, LANG-10), and reloads
 * the page, so that direction, type and all loaded data follow (LANG-11..13).
 */
function useChoice() {
  const { merchant, language, storage, session, wps, origin } = useServices()
  const queries = useQueryClient()
  const [chosen, setChosen] = useState<Language>()
  async function choose(code: Language): Promise<void> {
    if (code === language) return
    setChosen(code)
    storage.write('language', code)
    writeLanguageCookie(code)
    openTabChannel(merchant).post({ type: 'language', language: code })
    const member = session.get()
    const known = queries.getQueryData<MemberInfo>(queryKey(memberInfo, {}, member?.id))
    if (shouldSyncLanguage(code, member, known?.language))
      await wps
        .call(setMemberLanguage, { body: { language: code } }, { alert: false, timeoutMs: syncTimeoutMs })
        .catch(() => undefined)
    const address = new URL(window.location.href)
    if (!address.searchParams.has('language')) return reloadPage()
    address.searchParams.delete('language')
    const same = decideAddress(address.href, 'page', { origin, listed: [] })
    if (same.kind === 'own') leavePage(same.url, { isReplacing: true })
  }
  return { chosen, choose }
}

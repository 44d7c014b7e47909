import { type DeskSharedKind, readDesk } from '@foyer/contract'
import { buttonClass } from '@foyer/ui/button'
import { MessageCircleQuestion } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useText } from './i18n.ts'
import { Link } from './navigation.tsx'
import { useIsOffered } from './queries.ts'
import { useServices } from './services.tsx'

/**
 * Opens the chat with a thing attached, so that the member describes nothing. Absent without a desk (DEC-02), and until its
 * text is there, which pages about money do not embed.
 */
export function AskAbout({ kind, id }: { kind: DeskSharedKind; id: string }) {
  const t = useText()
  const { loadTexts } = useServices()
  const [hasText, setHasText] = useState(false)
  const isOffered = useIsOffered(readDesk)
  useEffect(() => {
    if (!isOffered) return
    loadTexts().then(
      () => setHasText(true),
      () => undefined,
    )
  }, [isOffered, loadTexts])
  if (!isOffered || !hasText) return null
  return (
    <Link
      href={`/m/desk?about=${kind}:${encodeURIComponent(id)}`}
      className={buttonClass({ kind: 'quiet', isWide: true })}
    >
      <MessageCircleQuestion size={20} aria-hidden="true" />
      {t('desk.share')}
    </Link>
  )
}

import { Button } from '@foyer/ui/button'
import { Share2 } from 'lucide-react'
import { useSyncExternalStore } from 'react'
import { useText } from './i18n.ts'
import { hasShareSheet, openShareSheet } from './share-sheet.ts'

const never = () => () => undefined

/** Opens the phone's sheet for sharing; absent where there is none, as on the server and in most computers' browsers. */
export function ShareButton(content: { title: string; url: string; text?: string }) {
  const t = useText()
  const isOffered = useSyncExternalStore(never, hasShareSheet, () => false)
  if (!isOffered) return null
  // A closed sheet is a refusal like any other, and no failure.
  const share = () => void openShareSheet(content).catch(() => undefined)
  return (
    <Button kind="secondary" isWide onClick={share}>
      <Share2 size={18} aria-hidden="true" />
      {t('share.action')}
    </Button>
  )
}

import { buttonClass } from '@foyer/ui/button'
import { EmptyState } from '@foyer/ui/states'
import { Compass } from 'lucide-react'
import { useText } from '../lib/i18n.ts'
import { Link } from '../lib/navigation.tsx'

/** Screen of an unknown address. */
export function MissingScreen() {
  const t = useText()
  return (
    <EmptyState icon={<Compass size={28} aria-hidden="true" />} title={t('title.notFound.body')}>
      <Link href="/m/home" className={buttonClass({ kind: 'secondary' })}>
        {t('state.home')}
      </Link>
    </EmptyState>
  )
}

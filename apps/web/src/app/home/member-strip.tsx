import { buttonClass } from '@foyer/ui/button'
import { Skeleton } from '@foyer/ui/states'
import { Suspense } from 'react'
import { useText } from '../../lib/i18n.ts'
import { Link } from '../../lib/navigation.tsx'
import { useSession } from '../../lib/services.tsx'
import { lazyChunk } from '../../ui/lazy-chunk.tsx'
import styles from './member-strip.module.css'

const MemberBalance = lazyChunk(async () => (await import('./member-balance.tsx')).MemberBalance)

/** Balance of the member, or the login for a guest; both have the same size, so that the layout does not shift. */
export function MemberStrip() {
  const session = useSession()
  return (
    <section className={styles.strip}>
      {session ? (
        <Suspense fallback={<Skeleton size="word" />}>
          <MemberBalance session={session} />
        </Suspense>
      ) : (
        <Welcome />
      )}
    </section>
  )
}

function Welcome() {
  const t = useText()
  return (
    <>
      <div className={styles.words}>
        <p className={styles.lead}>{t('home.welcome')}</p>
        <p className={styles.small}>{t('home.welcome.body')}</p>
      </div>
      <div className={styles.actions}>
        <Link href="/m/login" className={buttonClass({ kind: 'secondary', isSmall: true })}>
          {t('login.action')}
        </Link>
        <Link href="/m/register" className={buttonClass({ isSmall: true })}>
          {t('register.action')}
        </Link>
      </div>
    </>
  )
}

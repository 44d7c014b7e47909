import { voteHelpArticle } from '@foyer/contract'
import { Button, buttonClass } from '@foyer/ui/button'
import { useBusy } from '@foyer/ui/use-busy'
import { type ReactNode, useState } from 'react'
import { useText } from '../../lib/i18n.ts'
import { Link } from '../../lib/navigation.tsx'
import { useIsOffered } from '../../lib/queries.ts'
import { useReport } from '../../lib/report.ts'
import { useServices, useSession } from '../../lib/services.tsx'
import styles from './help-screen.module.css'

/** "Did this help?", and after a no the ways to a person. */
export function HelpVote({ articleId, contact }: { articleId: string; contact: ReactNode }) {
  const t = useText()
  const { wps } = useServices()
  const member = useSession()
  const report = useReport()
  const { isBusy, run } = useBusy()
  const [vote, setVote] = useState<boolean>()
  if (!useIsOffered(voteHelpArticle)) return null
  const send = (hasHelped: boolean) =>
    run(async () => {
      try {
        await wps.call(voteHelpArticle, { body: { articleId, hasHelped } })
        setVote(hasHelped)
      } catch (error) {
        report(error, 'page')
      }
    })
  return (
    <section className={styles.vote} aria-labelledby="vote">
      <h3 id="vote" className={styles.title}>
        {t('help.vote')}
      </h3>
      {vote === undefined && (
        <div className={styles.answers}>
          <Button kind="secondary" isBusy={isBusy} onClick={() => void send(true)}>
            {t('help.vote.yes')}
          </Button>
          <Button kind="secondary" isBusy={isBusy} onClick={() => void send(false)}>
            {t('help.vote.no')}
          </Button>
        </div>
      )}
      <p role="status">{vote !== undefined && t('help.vote.thanks')}</p>
      {vote === false && (member || contact) && (
        <div className={styles.answers}>
          <p className={styles.more}>{t('help.vote.more')}</p>
          {member && (
            <Link href="/m/feedback" className={buttonClass({ kind: 'secondary' })}>
              {t('title.feedback')}
            </Link>
          )}
          {contact}
        </div>
      )}
    </section>
  )
}

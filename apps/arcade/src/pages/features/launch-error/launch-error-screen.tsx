import { t } from '../../lib/i18n.ts'
import { lotteryName } from '../../lib/lottery.ts'
import { OutsideLink, readReturnUrl } from '../../lib/navigation.tsx'
import { Screen } from '../../ui/screen.tsx'
import css from './launch-error-screen.module.css'

const REASONS = ['launch_refused', 'platform_silent', 'session_missing', 'session_over', 'ticket_over'] as const

/** Reason of a launch error, and the link back to the merchant, if known. */
export function LaunchErrorScreen({ reason }: { reason: string }) {
  const known = REASONS.find((one) => one === reason) ?? 'launch_refused'
  const returnUrl = readReturnUrl()
  return (
    <div className={css.sorry}>
      <span aria-hidden="true" className={css.ball}>
        5
      </span>
      <Screen
        documentTitle={`${t(`lottery.sorry.${known}.title`)} · ${lotteryName()}`}
        title={t(`lottery.sorry.${known}.title`)}
      >
        <p className={css.body}>{t(`lottery.sorry.${known}.body`)}</p>
        {returnUrl ? (
          <OutsideLink className={css.action} href={returnUrl}>
            {t('lottery.sorry.action')}
          </OutsideLink>
        ) : null}
      </Screen>
    </div>
  )
}

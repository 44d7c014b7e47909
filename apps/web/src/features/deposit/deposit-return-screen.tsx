import { type DepositOutcome, depositReturn } from '@foyer/contract'
import { buttonClass } from '@foyer/ui/button'
import { SkeletonList } from '@foyer/ui/states'
import { Check, Landmark, X } from 'lucide-react'
import { useEffect, useEffectEvent } from 'react'
import { useText } from '../../lib/i18n.ts'
import { Link, useAddress } from '../../lib/navigation.tsx'
import { useSettings, useValue } from '../../lib/queries.ts'
import { useSession } from '../../lib/services.tsx'
import { loginAddressFor } from '../../routes.rules.ts'
import { Outcome } from '../../ui/outcome.tsx'
import { planDepositPollMs, readDepositId } from './deposit-flow.rules.ts'

/** Failed calls before the first answer, after which none is expected. */
const MAX_FAILURES = 5

/**
 * `/m/depositReturn`: the return from a provider's page into a browser without the member's login, such as from an
 * installed app. Says what became of the payment, without name and amount (decision 086).
 */
export function DepositReturnScreen() {
  const t = useText()
  const { query, go } = useAddress()
  const isMember = useSession() !== undefined
  const id = readDepositId(query)
  const own = id === undefined ? '/m/voucherCenter' : (`/m/voucherCenter?deposit=${id}` as const)
  const { data } = useValue(
    depositReturn,
    { query: { id: id ?? '' } },
    {
      isEnabled: id !== undefined && !isMember,
      freshForMs: 0,
      refetchIntervalMs: (value, count) => {
        const isOver = value ? value.outcome !== 'processing' : count >= MAX_FAILURES
        return isOver ? false : planDepositPollMs(count)
      },
    },
  )
  const follow = useEffectEvent(() => go(own, { isReplacing: true }))
  useEffect(() => {
    if (isMember) follow()
  }, [isMember])
  if (isMember) return <SkeletonList rows={3} size="card" label={t('loading')} />
  // No answer yet, as in the server's markup, and a failed call say nothing about the payment.
  return <ReturnOutcome outcome={data?.outcome ?? 'processing'} loginHref={loginAddressFor(own)} />
}

const looks = {
  received: { tone: 'good', icon: <Check size={40} /> },
  processing: { tone: 'waiting', icon: <Landmark size={34} strokeWidth={1.6} /> },
  notCompleted: { tone: 'plain', icon: <X size={38} strokeWidth={1.8} /> },
} as const

export function ReturnOutcome({
  outcome,
  loginHref,
}: {
  outcome: DepositOutcome
  loginHref: ReturnType<typeof loginAddressFor>
}) {
  const t = useText()
  const { merchantName } = useSettings()
  return (
    <Outcome
      {...looks[outcome]}
      title={t(`deposit.return.${outcome}.title`)}
      body={t(`deposit.return.${outcome}.body`)}
      detail={t('deposit.return.app', { merchant: merchantName })}
    >
      <Link href={loginHref} className={buttonClass({ isWide: true })}>
        {t('deposit.return.login')}
      </Link>
      <Link href="/m/home" className={buttonClass({ kind: 'secondary', isWide: true })}>
        {t('deposit.home')}
      </Link>
    </Outcome>
  )
}

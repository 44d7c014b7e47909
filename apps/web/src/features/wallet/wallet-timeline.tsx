import { type Movement, readDeposit, readWithdrawal, type Withdrawal } from '@foyer/contract'
import { Button, buttonClass } from '@foyer/ui/button'
import { Skeleton } from '@foyer/ui/states'
import { useBalanceMoney } from '../../lib/balance.ts'
import { CopyButton } from '../../lib/copy-button.tsx'
import { AskAbout } from '../../lib/desk-ask.tsx'
import { useDateTime, useMoney } from '../../lib/format.ts'
import { type Translate, useText } from '../../lib/i18n.ts'
import { Link } from '../../lib/navigation.tsx'
import { useValue } from '../../lib/queries.ts'
import { shortenReference } from '../../lib/reference.ts'
import { refusalTextId } from '../../lib/refusal-text.ts'
import { useVisitor } from '../../lib/visitor.ts'
import { isPageOffered } from '../../routes.rules.ts'
import { AmountText } from '../../ui/amount.tsx'
import { Timeline } from '../../ui/timeline.tsx'
import { phaseTextOf, toneOf } from './wallet-history.rules.ts'
import { linkToRound } from './wallet-round-link.ts'
import styles from './wallet-timeline.module.css'
import { buildTimeline } from './wallet-timeline.rules.ts'

type WithdrawalCard = Pick<Withdrawal['card'], 'bankName' | 'maskedNumber'>

/** Timeline of one movement: subject, steps, and the balance after it (DEC-31). */
export function WalletTimeline({ movement }: { movement: Movement }) {
  const t = useText()
  const formatMoney = useMoney()
  const formatDateTime = useDateTime()
  const canDeposit = isPageOffered('/m/voucherCenter', useVisitor())
  const { kind, phase, amountMinor, currency, reference } = movement
  const params = { id: reference }
  const deposit = useValue(readDeposit, { params }, { isEnabled: kind === 'deposit' })
  const withdrawal = useValue(readWithdrawal, { params }, { isEnabled: kind === 'withdrawal' })
  const asked = kind === 'deposit' ? deposit : withdrawal
  const isAsked = kind === 'deposit' || kind === 'withdrawal'
  const steps = buildTimeline(movement, { deposit: deposit.data, withdrawal: withdrawal.data })
  const refusal = withdrawal.data?.refusal
  return (
    <div className={styles.story}>
      <p className={styles.amount}>
        <AmountText
          text={formatMoney(amountMinor, currency, { sign: 'always' })}
          tone={toneOf(movement) === 'good' ? 'good' : 'plain'}
        />
        <span className={styles.phase}>{t(phaseTextOf(movement))}</span>
      </p>
      <h3 className="visually-hidden">{t('wallet.story.steps')}</h3>
      {isAsked && asked.isPending && asked.fetchStatus !== 'idle' ? (
        <Skeleton size="row" />
      ) : (
        <Timeline
          label={t('wallet.story.steps')}
          steps={steps.map(({ id, text, at, state }) => ({
            id,
            text: t(text, { amount: formatMoney(amountMinor, currency) }),
            time: at === null ? undefined : formatDateTime(at),
            state,
          }))}
        />
      )}
      {refusal && <p className={styles.refusal}>{t(refusalTextId(refusal))}</p>}
      {isAsked && asked.error && asked.error.status !== 404 && (
        <p className={styles.failed}>
          {t('wallet.story.failed')}
          <Button kind="quiet" isSmall onClick={() => void asked.refetch()} isBusy={asked.isFetching}>
            {t('retry')}
          </Button>
        </p>
      )}
      <Facts movement={movement} card={withdrawal.data?.card} />
      {movement.gameCode && reference && (
        <Link
          href={linkToRound({ gameCode: movement.gameCode, roundId: reference, backUrl: '/m/history' })}
          className={buttonClass({ kind: 'secondary', isWide: true })}
        >
          {t('wallet.story.ticket')}
        </Link>
      )}
      {kind === 'deposit' && phase === 'pending' && canDeposit && (
        <Link href={`/m/voucherCenter?deposit=${reference}`} className={buttonClass({ isWide: true })}>
          {t('wallet.story.continue')}
        </Link>
      )}
      <AskAbout kind={isAsked && reference ? kind : 'movement'} id={isAsked && reference ? reference : movement.id} />
    </div>
  )
}

/** What a movement was for, the balance after it, and its reference. */
function Facts({ movement, card }: { movement: Movement; card: WithdrawalCard | undefined }) {
  const t = useText()
  const formatBalance = useBalanceMoney()
  const { reference, balanceAfterMinor, currency } = movement
  const after = balanceAfterMinor === null ? undefined : formatBalance(balanceAfterMinor, currency)
  const facts = [describePurpose(movement, card, t), ['wallet.story.after', after] as const]
  return (
    <dl className={styles.facts}>
      {facts.map(
        ([label, value]) =>
          value && (
            <div key={label} className={styles.fact}>
              <dt>{t(label)}</dt>
              <dd>
                <bdi>{value}</bdi>
              </dd>
            </div>
          ),
      )}
      {reference && (
        <div className={styles.fact}>
          <dt>{t('wallet.story.reference')}</dt>
          <dd>
            <bdi>{shortenReference(reference)}</bdi> <CopyButton text={reference} label={t('wallet.story.reference')} />
          </dd>
        </div>
      )}
    </dl>
  )
}

function describePurpose({ kind, description }: Movement, card: WithdrawalCard | undefined, t: Translate) {
  if (kind === 'deposit') return ['wallet.story.method', nameMethod(description, t)] as const
  if (kind === 'withdrawal') return ['wallet.story.account', card && `${card.bankName} ${card.maskedNumber}`] as const
  return ['wallet.story.for', description] as const
}

function nameMethod(code: string, t: Translate): string {
  return code === 'bank' || code === 'ewallet' || code === 'card' ? t(`wallet.story.method.${code}`) : code
}

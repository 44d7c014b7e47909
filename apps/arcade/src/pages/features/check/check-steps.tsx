import { Check, X } from 'lucide-react'
import type { ReactNode } from 'react'
import type { DrawnByte } from '../../lib/fairness.ts'
import { formatTime } from '../../lib/format.ts'
import { t } from '../../lib/i18n.ts'
import { BallRow } from '../../ui/ball.tsx'
import type { CheckReport } from './check-run.ts'
import css from './check-steps.module.css'

/** The steps of the proof, each with the published and the computed value. */
export function CheckSteps({ report }: { report: CheckReport }) {
  const { commitment, root, ticket, digits } = report
  return (
    <ol className={css.steps}>
      <Step isGood={commitment.isGood} number={1} title={t('lottery.check.seed.title')}>
        <p>{t('lottery.check.seed.body')}</p>
        {commitment.seen ? (
          <p className={css.seen}>
            {t('lottery.check.seed.seen', { time: formatTime(new Date(commitment.seen.seenMs).toISOString(), true) })}
          </p>
        ) : null}
        <Hash label={t('lottery.check.revealed')} value={commitment.seed} />
        <Hash label={t('lottery.check.published')} value={commitment.published} />
        <Hash isSame={commitment.isGood} label={t('lottery.check.computed')} value={commitment.computed} />
      </Step>
      <Step isGood={root.isGood} number={2} title={t('lottery.check.root.title')}>
        <p>{t('lottery.check.root.body', { count: root.count })}</p>
        <Hash label={t('lottery.check.published')} value={root.published} />
        {root.computed === null ? null : (
          <Hash isSame={root.isGood} label={t('lottery.check.computed')} value={root.computed} />
        )}
      </Step>
      {ticket ? (
        <Step isGood={ticket.isGood} number={3} title={t('lottery.check.ticket.title')}>
          <p>{t('lottery.check.ticket.body', { count: ticket.way.length - 1 })}</p>
          <Hash label={t('lottery.check.ticket.leaf')} value={ticket.leafText} />
          <ol className={css.way}>
            {ticket.way.map((hash, index) => (
              <li className={index === ticket.way.length - 1 ? css.top : css.node} key={hash}>
                <code dir="ltr">
                  {hash.slice(0, 12)}…{hash.slice(-12)}
                </code>
              </li>
            ))}
          </ol>
        </Step>
      ) : null}
      <Step isGood={digits.isGood} number={ticket ? 4 : 3} title={t('lottery.check.digits.title')}>
        <p>{t('lottery.check.digits.body')}</p>
        {digits.blocks.map((block, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a block is identified by its number
          <Bytes block={block} key={index} />
        ))}
        <div className={css.compare}>
          <span className={css.label}>{t('lottery.check.computed')}</span>
          <BallRow
            digits={digits.computed}
            label={t('lottery.draw.digits', { digits: [...digits.computed].join(' ') })}
            size="small"
          />
          <span className={css.label}>{t('lottery.check.published')}</span>
          <BallRow
            digits={digits.published}
            label={t('lottery.draw.digits', { digits: [...digits.published].join(' ') })}
            size="small"
          />
        </div>
      </Step>
    </ol>
  )
}

function Step({
  number,
  title,
  isGood,
  children,
}: {
  number: number
  title: string
  isGood: boolean
  children: ReactNode
}) {
  return (
    <li className={css.step}>
      <div className={css.head}>
        <span className={isGood ? css.pass : css.fail}>
          {isGood ? <Check aria-hidden="true" size={20} strokeWidth={3} /> : <X aria-hidden="true" size={20} />}
          <span className={css.hidden}>{t(isGood ? 'lottery.check.passed' : 'lottery.check.failed')}</span>
        </span>
        <h2 className={css.title}>
          <span className={css.number}>{t('lottery.check.step', { number })}</span>
          {title}
        </h2>
      </div>
      {children}
    </li>
  )
}

function Hash({ label, value, isSame = false }: { label: string; value: string; isSame?: boolean }) {
  return (
    <div className={css.hash}>
      <span className={css.label}>{label}</span>
      <code className={isSame ? css.same : css.value} dir="ltr">
        {value}
      </code>
    </div>
  )
}

/** The 32 bytes of a block: those with a digit, rejected ones, unused ones. */
function Bytes({ block }: { block: readonly DrawnByte[] }) {
  const used = block.filter((byte) => byte.use !== 'unused')
  return (
    <>
      <div aria-hidden="true" className={css.bytes} dir="ltr">
        {block.map((byte, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a byte is identified by its position
          <span className={`${css.byte} ${css[byte.use]}`} key={index}>
            {byte.value}
            {byte.use === 'digit' ? <b className={css.digit}>{byte.value % 10}</b> : null}
          </span>
        ))}
      </div>
      <ul className={css.hidden}>
        {used.map((byte, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a byte is identified by its position
          <li key={index}>
            {byte.value}:{' '}
            {byte.use === 'digit' ? t('lottery.check.byte', { digit: byte.value % 10 }) : t('lottery.check.rejected')}
          </li>
        ))}
      </ul>
    </>
  )
}

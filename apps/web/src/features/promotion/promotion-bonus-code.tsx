import { promoCodeEnable, redeemPromoCode, rewardCenter, wallet } from '@foyer/contract'
import { useBusy } from '@foyer/ui/use-busy'
import { useState } from 'react'
import { useText } from '../../lib/i18n.ts'
import { useIsOffered, useRenew, useValue } from '../../lib/queries.ts'
import { useFailureMessage, useReport } from '../../lib/report.ts'
import { useServices } from '../../lib/services.tsx'
import type { FailureMessage } from '../../lib/wps/outcome.rules.ts'
import { Form } from '../../ui/form.tsx'
import { useNotices } from '../../ui/notices.tsx'
import { TextField } from '../../ui/text-field.tsx'
import styles from './promotion-bonus.module.css'

const CODE_MAX = 40

/** The field for a promo code, where the merchant takes codes (RELAY-13). */
export function PromoCodeForm() {
  const t = useText()
  const { wps } = useServices()
  const isOffered = useIsOffered(rewardCenter)
  const { data } = useValue(promoCodeEnable, {})
  const renew = useRenew()
  const notices = useNotices()
  const report = useReport()
  const describe = useFailureMessage()
  const { isBusy, run } = useBusy()
  const [code, setCode] = useState('')
  const [failure, setFailure] = useState<FailureMessage>()
  const [isTried, setTried] = useState(false)
  if (!isOffered || data?.enabled !== true) return null
  const isMissing = isTried && code.trim() === ''
  const redeem = async () => {
    setTried(true)
    setFailure(undefined)
    if (code.trim() === '') return
    try {
      await wps.call(redeemPromoCode, { body: { code: code.trim() } })
      setCode('')
      setTried(false)
      notices.toast(t('bonus.claimed'))
      renew(rewardCenter, wallet)
    } catch (error) {
      setFailure(report(error))
    }
  }
  return (
    <section className={styles.code}>
      <Form
        submitLabel={t('bonus.code.redeem')}
        isBusy={isBusy}
        error={describe(failure)}
        onSubmit={() => void run(redeem)}
      >
        <TextField
          label={t('bonus.code')}
          value={code}
          maxLength={CODE_MAX}
          autoCapitalize="characters"
          autoComplete="off"
          spellCheck={false}
          dir="ltr"
          error={isMissing ? t('bonus.code.missing') : undefined}
          onChange={(event) => setCode(event.currentTarget.value)}
        />
      </Form>
    </section>
  )
}

import { useNotices } from '../ui/notices.tsx'
import { isEarlierRequest } from './earlier-request.rules.ts'
import { useDateTime, useMoney } from './format.ts'
import { useText } from './i18n.ts'
import { useServices } from './services.tsx'

interface AnsweredRequest {
  createdAt: string
  amountMinor: string
  currency: string
}

/**
 * Returns a check of an answer before it is shown as a result: that of an earlier request is shown only if the member
 * wants it. Resolves to false when the member wants another request instead.
 */
export function useEarlierRequest(): (answer: AnsweredRequest) => Promise<boolean> {
  const t = useText()
  const notices = useNotices()
  const formatMoney = useMoney()
  const formatDateTime = useDateTime()
  const { clock, loadTexts } = useServices()
  return async (answer) => {
    if (!isEarlierRequest(answer, clock.now())) return true
    await loadTexts().catch(() => undefined)
    return notices.alert({
      title: t('request.earlier.title'),
      text: t('request.earlier.text', {
        amount: formatMoney(answer.amountMinor, answer.currency),
        time: formatDateTime(answer.createdAt),
      }),
      confirmLabel: t('request.earlier.view'),
      cancelLabel: t('request.earlier.new'),
    })
  }
}

import { rewardCenter, tournamentBoard, wallet } from '@foyer/contract'
import { Button } from '@foyer/ui/button'
import { useBusy } from '@foyer/ui/use-busy'
import { useRenew } from '../../lib/queries.ts'
import { useReport } from '../../lib/report.ts'
import { useNotices } from '../../ui/notices.tsx'

interface BonusActionProps {
  label: string
  /** Said once it is done. */
  done: string
  run(): Promise<unknown>
}

/** A reward's button: one call at a time, and what depends on it is read anew. */
export function BonusAction({ label, done, run: call }: BonusActionProps) {
  const report = useReport()
  const renew = useRenew()
  const notices = useNotices()
  const { isBusy, run } = useBusy()
  const act = async () => {
    try {
      await call()
      notices.toast(done, { tone: 'good' })
    } catch (error) {
      report(error, 'page')
    } finally {
      renew(rewardCenter, tournamentBoard, wallet)
    }
  }
  return (
    <Button isWide isBusy={isBusy} onClick={() => void run(act)}>
      {label}
    </Button>
  )
}

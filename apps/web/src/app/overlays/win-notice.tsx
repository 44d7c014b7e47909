import { movements, type WalletBalance, wallet } from '@foyer/contract'
import { useEffect, useEffectEvent, useRef } from 'react'
import { deviceTimeOf } from '../../lib/clock.ts'
import { useMoney } from '../../lib/format.ts'
import { useText } from '../../lib/i18n.ts'
import { useAddress } from '../../lib/navigation.tsx'
import { useIsOffered, useRenew, useValue } from '../../lib/queries.ts'
import { useServices, useSession } from '../../lib/services.tsx'
import { longToastMs, useNotices } from '../../ui/notices.tsx'
import { listUntold, mayHavePaid, payoutTextOf } from './win-notice.rules.ts'

/** A payout that was committed while an earlier balance was read is dated a little before it, in ms. */
const overlapMs = 2_000

/**
 * Tells of a payout that comes while the member is elsewhere than in a game, such as that of a draw: a toast with its
 * amount, beside the new balance. Begins anew with the first balance after a game and after the page was hidden: what
 * was paid meanwhile was seen in the game, or in another tab.
 */
export function WinNotice() {
  const session = useSession()
  const { path } = useAddress()
  return session && path !== '/m/launchGame' ? <Watch key={session.id} /> : null
}

function Watch() {
  const t = useText()
  const formatMoney = useMoney()
  const notices = useNotices()
  const renew = useRenew()
  const { wps } = useServices()
  const hasWallet = useIsOffered(wallet)
  const hasHistory = useIsOffered(movements)
  const { data, dataUpdatedAt } = useValue(wallet, {}, { isEnabled: hasWallet && hasHistory })
  const known = useRef<{ balance: WalletBalance; serverTime: string }>(undefined)
  const told = useRef(new Set<string>())

  const check = useEffectEvent(async (balance: WalletBalance, serverTime: string) => {
    const before = known.current
    known.current = { balance, serverTime }
    if (!before || document.hidden || !mayHavePaid(before.balance, balance)) return
    const from = new Date(Date.parse(before.serverTime) - overlapMs).toISOString()
    const found = await wps.call(movements, { query: { kind: 'win', from } }, { alert: false, isFresh: true })
    for (const win of listUntold(found.items, told.current)) {
      told.current.add(win.id)
      const amount = formatMoney(win.amountMinor, win.currency)
      const text = t(payoutTextOf(win), { amount, game: win.description })
      notices.toast(text, { durationMs: longToastMs, tone: win.isStakeBack ? 'plain' : 'good' })
    }
  })

  useEffect(() => {
    const balance = data?.balances[0]
    // Stored by an earlier page: no balance of this one.
    if (!balance || dataUpdatedAt < deviceTimeOf(0)) return
    void check(balance, data.serverTime).catch(() => undefined)
  }, [data, dataUpdatedAt])

  const begin = useEffectEvent(() => {
    known.current = undefined
    if (!document.hidden) renew(wallet)
  })
  useEffect(() => {
    begin()
    document.addEventListener('visibilitychange', begin)
    return () => document.removeEventListener('visibilitychange', begin)
  }, [])
  return null
}

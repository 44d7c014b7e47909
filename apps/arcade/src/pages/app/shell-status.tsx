import { EyeOff, Eye as EyeOn, WifiOff } from 'lucide-react'
import { useSyncExternalStore } from 'react'
import type { PlayerWire } from '../../game/wire.rules.ts'
import { useBalance } from '../lib/balance-queries.ts'
import { formatMoney } from '../lib/format.ts'
import { useHiddenBalance } from '../lib/hidden-balance.ts'
import { t } from '../lib/i18n.ts'
import { decidePlatformUrl, OutsideLink } from '../lib/navigation.tsx'
import css from './shell.module.css'

/** The available balance. The player may hide it from onlookers. */
export function Balance({ player }: { player: PlayerWire }) {
  const { data } = useBalance()
  const { isHidden, toggle } = useHiddenBalance(player.isBalanceHidden)
  const Eye = isHidden ? EyeOff : EyeOn
  return (
    <div className={css.money}>
      <span className={player.playMode === 'fun' ? css.fun : css.balance}>
        <span className={css.label}>
          {player.realUrl === null ? (
            <>
              {t(player.playMode === 'fun' ? 'lottery.balance.fun' : 'lottery.balance')} · <bdi>{player.username}</bdi>
            </>
          ) : (
            t('lottery.balance')
          )}
        </span>
        <bdi className={css.amount}>{isHidden ? '••••••' : data ? formatMoney(BigInt(data.balance), player) : '…'}</bdi>
      </span>
      <button
        aria-label={t(isHidden ? 'lottery.balance.show' : 'lottery.balance.hide')}
        className={css.eye}
        onClick={toggle}
        type="button"
      >
        <Eye aria-hidden="true" size={18} />
      </button>
    </div>
  )
}

/** A bar over a trial, with the way to the game with real money. */
export function Trial({ player }: { player: PlayerWire }) {
  const url = player.realUrl === null ? null : decidePlatformUrl(player.realUrl)
  if (!url) return null
  return (
    <p className={css.trial}>
      <span>{t('lottery.balance.fun')}</span>
      <OutsideLink className={css.real} href={url}>
        {t('lottery.trial.real')}
      </OutsideLink>
    </p>
  )
}

function subscribe(onChange: () => void): () => void {
  addEventListener('online', onChange)
  addEventListener('offline', onChange)
  return () => {
    removeEventListener('online', onChange)
    removeEventListener('offline', onChange)
  }
}

/** A bar while the browser has no network. */
export function Offline() {
  const isOnline = useSyncExternalStore(subscribe, () => navigator.onLine)
  if (isOnline) return null
  return (
    <p className={css.offline} role="status">
      <WifiOff aria-hidden="true" size={18} />
      {t('lottery.offline')}
    </p>
  )
}

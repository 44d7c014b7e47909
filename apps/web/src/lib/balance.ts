import { type WalletBalance, wallet } from '@foyer/contract'
import { useSyncExternalStore } from 'react'
import { deviceTimeOf } from './clock.ts'
import { useDateTime, useMoney } from './format.ts'
import { useText } from './i18n.ts'
import { useIsOnline } from './online.ts'
import { useIsOffered, useValue } from './queries.ts'
import { useServices } from './services.tsx'

/** Polling interval of the balance while a screen shows it. */
const balanceIntervalMs = 10_000
/** Age of a balance that is shown with its time until a new one arrives, in ms. */
const oldMs = 60_000

export interface BalanceLoad {
  balance: WalletBalance | undefined
  /** The load failed and there is no balance. */
  hasFailed: boolean
  /** Another platform may lack wallets (DEC-02): then they are not shown. */
  isOffered: boolean
  isBusy: boolean
  /** Arrival of a balance that is out of date, in ms of this device: without a network, of an earlier page, or after an absence. */
  asOfMs: number | undefined
  retry: () => void
}

/** The member's balance in the account's own currency, and the state of its load. */
export function useBalanceLoad(): BalanceLoad {
  const isOffered = useIsOffered(wallet)
  const { data, dataUpdatedAt, error, isFetching, refetch } = useValue(
    wallet,
    {},
    { refetchIntervalMs: balanceIntervalMs, isEnabled: isOffered },
  )
  const isOffline = !useIsOnline()
  const isOld =
    isOffline ||
    dataUpdatedAt < deviceTimeOf(0) ||
    (isFetching && deviceTimeOf(performance.now()) - dataUpdatedAt > oldMs)
  return {
    balance: data?.balances[0],
    asOfMs: data !== undefined && (error !== null || isOld) ? dataUpdatedAt : undefined,
    isOffered: isOffered && (data !== undefined || error?.status !== 404),
    hasFailed: error !== null && data === undefined,
    isBusy: isFetching,
    retry: () => void refetch(),
  }
}

/** Text of a balance that is out of date, with the time of its arrival; undefined for a fresh one. */
export function useBalanceAge({ asOfMs }: Pick<BalanceLoad, 'asOfMs'>): string | undefined {
  const t = useText()
  const formatDateTime = useDateTime()
  return asOfMs === undefined
    ? undefined
    : t('balance.asOf', { time: formatDateTime(new Date(asOfMs).toISOString(), 'both') })
}

/** The balance alone; undefined until loaded. */
export function useBalance(): WalletBalance | undefined {
  return useBalanceLoad().balance
}

const listeners = new Set<() => void>()

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** Whether the member hides balances, on every screen of this device until changed. */
export function useBalanceHidden(): { isHidden: boolean; toggle: () => void } {
  const { storage } = useServices()
  const isHidden = useSyncExternalStore(
    subscribe,
    () => storage.read('isBalanceHidden') === '1',
    () => false,
  )
  const toggle = () => {
    if (isHidden) storage.remove('isBalanceHidden')
    else storage.write('isBalanceHidden', '1')
    for (const listener of listeners) listener()
  }
  return { isHidden, toggle }
}

/** Returns the function that formats a balance in minor units, masked when the member hides it. */
export function useBalanceMoney(): (amountMinor: string, currency: string) => string {
  const formatMoney = useMoney()
  const { isHidden } = useBalanceHidden()
  return (amountMinor, currency) => (isHidden ? '••••••' : formatMoney(amountMinor, currency))
}

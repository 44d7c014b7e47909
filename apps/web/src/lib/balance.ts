import { type WalletBalance, wallet } from '@foyer/contract'
import { useValue } from './queries.ts'

/** How often the balance is looked up by itself while a screen that shows it is open. */
const balanceIntervalMs = 10_000

export interface BalanceLoad {
  balance: WalletBalance | undefined
  /** There is none, and asking for it did not work. */
  hasFailed: boolean
  /** Another platform need not know wallets (DEC-02): then nothing of them is shown. */
  isOffered: boolean
  isBusy: boolean
  retry: () => void
}

/** The member's balance in the account's own currency, and how it is to be had. */
export function useBalanceLoad(): BalanceLoad {
  const { data, error, isFetching, refetch } = useValue(wallet, {}, { refetchIntervalMs: balanceIntervalMs })
  return {
    balance: data?.balances[0],
    isOffered: error?.status !== 404,
    hasFailed: error !== null && data === undefined,
    isBusy: isFetching,
    retry: () => void refetch(),
  }
}

/** The balance alone; undefined until it is here. */
export function useBalance(): WalletBalance | undefined {
  return useBalanceLoad().balance
}

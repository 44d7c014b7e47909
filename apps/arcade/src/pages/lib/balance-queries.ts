import { queryOptions, skipToken, useQuery } from '@tanstack/react-query'
import type { BalanceWire } from '../../game/wire.rules.ts'
import { api } from './api.ts'
import { queryClient, showOtherPlayer } from './queries.ts'

const BALANCE_EVERY_MS = 20_000

/**
 * Whether the balls of a draw fall on the play screen: until they rest, nothing else on the page reveals the result.
 */
function useIsFalling(): boolean {
  return useQuery<boolean>({ queryKey: ['falling'], queryFn: skipToken }).data === true
}

/** Number of calls so far whose answers carry the balance. */
let balanceCallCount = 0

export const balanceQuery = queryOptions({
  queryKey: ['balance'],
  queryFn: async () => {
    balanceCallCount += 1
    const balance = await api.readBalance()
    await showOtherPlayer(balance.playerId)
    return balance
  },
})

/** The available balance. While balls fall it is unchanged: the balance must not reveal the result (DEC-35). */
export function useBalance() {
  const isHeld = useIsFalling()
  return useQuery({ ...balanceQuery, refetchInterval: BALANCE_EVERY_MS, enabled: !isHeld })
}

/**
 * Marks the start of a bet's call, and returns the function that shows the balance in its response. Responses do not
 * arrive in the order of the debits: a balance is refetched if another bet or a read has started since.
 */
export function startBetCall(): (balance: BalanceWire | null) => Promise<void> {
  balanceCallCount += 1
  const own = balanceCallCount
  return (balance) => storeBalance(balanceCallCount === own ? balance : null)
}

/** Shows the balance in a bet's response; without one, or while balls fall, it is refetched when due. */
export async function storeBalance(balance: BalanceWire | null): Promise<void> {
  // A response to a request from before the bet must not count.
  await queryClient.cancelQueries({ queryKey: ['balance'] })
  if (balance === null || queryClient.getQueryData(['falling']) === true)
    return queryClient.invalidateQueries({ queryKey: ['balance'] })
  queryClient.setQueryData(['balance'], balance)
}

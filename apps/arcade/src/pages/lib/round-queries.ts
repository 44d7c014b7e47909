import { useInfiniteQuery, useMutation, useQuery } from '@tanstack/react-query'
import type { BalanceWire } from '../../game/wire.rules.ts'
import type { RoundPageWire, RoundWire, SeedPairWire } from '../../games/round-wire.rules.ts'
import { queryClient, storeBalance } from './queries.ts'
import { makeClientSeed } from './request-id.ts'
import { roundApi } from './round-api.ts'

/**
 * Until the result is shown, the shown balance changes by the stake only: it must not reveal the result (DEC-35).
 * @param stakeMinor the stake that is being placed; 0 for a round that is in play already
 */
export async function holdBalance(stakeMinor: bigint): Promise<void> {
  const isHeld = queryClient.getQueryData(['falling']) === true
  queryClient.setQueryData(['falling'], true)
  await queryClient.cancelQueries({ queryKey: ['balance'] })
  if (isHeld) return
  queryClient.setQueryData<BalanceWire>(['balance'], (known) => {
    if (!known || BigInt(known.balance) < stakeMinor) return known
    return { ...known, balance: String(BigInt(known.balance) - stakeMinor) }
  })
}

/** Shows the balance after a result; without one it is refetched. */
export async function releaseBalance(balance: string | null, currency: string): Promise<void> {
  queryClient.setQueryData(['falling'], false)
  await storeBalance(balance === null ? null : { balance, currency })
}

/** The player's seeds; the first client seed is chosen by this browser. */
export function useSeeds() {
  return useQuery({
    queryKey: ['seeds'],
    queryFn: async () => {
      const seeds = await roundApi.readSeeds()
      return seeds.current ? seeds : roundApi.changeSeeds(makeClientSeed(), seeds.nextCommitment)
    },
  })
}

/** Replaces the seeds and reveals the former server seed. */
export function useSeedChange() {
  return useMutation({
    mutationFn: ({ clientSeed, nextCommitment }: { clientSeed: string; nextCommitment: string }) =>
      roundApi.changeSeeds(clientSeed, nextCommitment),
    onSuccess: (seeds: SeedPairWire) => {
      queryClient.setQueryData(['seeds'], seeds)
      void queryClient.invalidateQueries({ queryKey: ['proof'] })
    },
  })
}

/** The player's ended rounds, the newest first. Refetched by `storeRound` only: it must not reveal a result. */
export function useRounds() {
  return useInfiniteQuery({
    queryKey: ['rounds'],
    queryFn: ({ pageParam }) => roundApi.listRounds(pageParam),
    initialPageParam: null as string | null, // the type of the following pages
    getNextPageParam: (page) => page.before,
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  })
}

/** Adds a shown round to the list. */
export function storeRound(round: RoundWire): void {
  queryClient.setQueryData<{ pages: RoundPageWire[]; pageParams: (string | null)[] }>(['rounds'], (known) => {
    const [first, ...others] = known?.pages ?? []
    if (!known || !first || first.rounds.some(({ roundId }) => roundId === round.roundId)) return known
    return { ...known, pages: [{ ...first, rounds: [round, ...first.rounds] }, ...others] }
  })
}

/** Everything needed to verify a round. */
export function useProof(roundId: string | null) {
  return useQuery({
    queryKey: ['proof', roundId],
    queryFn: () => roundApi.readProof(roundId ?? ''),
    enabled: roundId !== null,
  })
}

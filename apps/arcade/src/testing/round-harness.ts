import { randomUUID } from 'node:crypto'
import type { RoundPageWire, RoundProofWire, RoundWire, SeedPairWire } from '../game/round-wire.rules.ts'
import { type Arcade, until } from './arcade-harness.ts'
import type { StandInPlayer } from './platform-stand-in.ts'

/** A player with a session in an instant game, and their calls. */
export async function openGame(
  arcade: Arcade,
  url: string,
  options: { gameCode: string; player: StandInPlayer; clientSeed?: string },
) {
  const { gameCode, player, clientSeed = 'a-seed-of-the-player' } = options
  const path = `/api/games/${gameCode.toLowerCase()}`
  arcade.platform.gameCode = gameCode
  const cookie = await arcade.logIn(url, player)
  const get = <Value>(address: string) => arcade.call<Value>(url, path + address, { cookie })
  const post = <Value>(address: string, body: unknown) => arcade.call<Value>(url, path + address, { cookie, body })

  async function changeSeeds(seed = clientSeed) {
    const { nextCommitment } = (await get<SeedPairWire>('/seeds')).body.value
    return post<SeedPairWire>('/seeds', { clientSeed: seed, nextCommitment })
  }

  const play = (bet: unknown, more: object = {}) =>
    post<RoundWire>('/rounds', {
      ...{ requestId: randomUUID(), playerId: player.playerId, currency: player.currency, stake: '1000', bet },
      ...more,
    })
  const step = (roundId: string, number: number, taken: unknown) =>
    post<RoundWire>(`/rounds/${roundId}/steps`, { number, step: taken })
  const read = async (roundId: string) => (await get<RoundWire>(`/rounds/${roundId}`)).body.value
  const readOpen = async () => (await get<RoundWire | null>('/rounds/open')).body.value
  const readProof = async (roundId: string) => (await get<RoundProofWire>(`/rounds/${roundId}/proof`)).body.value
  const list = async (before = '') => (await get<RoundPageWire>(`/rounds${before && `?before=${before}`}`)).body.value
  const untilState = (roundId: string, state: RoundWire['state']) =>
    until(async () => {
      const round = await read(roundId)
      return round.state === state && round
    })
  return { player, cookie, path, get, post, changeSeeds, play, step, read, readOpen, readProof, list, untilState }
}

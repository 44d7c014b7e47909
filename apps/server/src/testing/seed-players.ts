import type { Database } from '@foyer/database'
import { listDemoMerchants } from '../../demo/seed/demo-merchants.ts'
import { transfer } from '../ledger/index.ts'
import { createMember } from '../member/index.ts'
import { saveMerchant } from '../merchant/index.ts'
import { seedSession } from './seed-session.ts'

/** A member as named in vendors' calls, with a session to play in. */
export interface SeededPlayer {
  merchant: string
  playerId: string
  sessionId: string
  currency: string
}

/** No password matches: these members are used by a vendor's calls only. */
const NO_PASSWORD = '-'

/** Creates members of the first demo merchant, each with `openingMinor` to stake, for measurements over HTTP. */
export async function seedPlayers(
  database: Database,
  { count, openingMinor }: { count: number; openingMinor: bigint },
): Promise<SeededPlayer[]> {
  const [merchant] = listDemoMerchants(0)
  if (!merchant) throw new Error('there is no demo merchant')
  const scope = { merchant: merchant.code }
  await database.transaction((tx) => saveMerchant(tx, merchant))
  const players: SeededPlayer[] = []
  for (let number = 1; number <= count; number += 1) {
    const username = `player${number}`
    const details = { username, passwordHash: NO_PASSWORD, type: 0, language: 'EN', registerMethod: 'H5' } as const
    const member = await database.transaction(async (tx) => {
      const made = await createMember(tx, merchant, details)
      if (!made) throw new Error(`${username} is taken`)
      await transfer(tx, {
        merchant: merchant.code,
        memberId: made.id,
        currency: made.currency,
        scope: 'seed',
        key: `opening:${made.id}`,
        kind: 'opening',
        amountMinor: openingMinor,
        counter: 'house:opening',
      })
      return { ...made, sessionId: await seedSession(tx, merchant, made) }
    }, scope)
    const { id: playerId, sessionId, currency } = member
    players.push({ merchant: merchant.code, playerId, sessionId, currency })
  }
  return players
}

import {
  type BonusGrant,
  type BonusReward,
  bonusStakes,
  claimReward,
  giveUpBonus,
  type Language,
  redeemPromoCode,
  rewardCenter,
} from '@foyer/contract'
import type { Database, Tx } from '@foyer/database'
import { listGames, nameCategory } from '../../games/index.ts'
import type { Registry } from '../../http/registry.ts'
import { ServiceError } from '../../http/service-error.ts'
import { type BonusTerms, endBonus, type Grant, listGrantStakes, listGrants } from '../../ledger/index.ts'
import { findMemberById } from '../../member/index.ts'
import type { Merchant } from '../../merchant/index.ts'
import { pickText } from '../../translated-text.rules.ts'
import { readOfferNames } from '../offer/index.ts'
import { claim, listRewards, type MemberReward, redeem } from './reward.service.ts'

const GRANTS_LIMIT = 50
const STAKES_LIMIT = 20

/** The member's rewards and bonuses (PROMO-06, OPEN-39). */
export function registerRewardRoutes(registry: Registry, { database }: { database: Database }): void {
  registry.on(rewardCenter, async ({ merchant, session, caller }) => {
    const { code } = merchant
    return database.transaction(
      async (tx) => {
        const member = await findMemberById(tx, code, session.memberId)
        if (!member) throw new ServiceError('user.or.token.invalid')
        const rewards = await listRewards(tx, { merchant, member, now: new Date() })
        const grants = await listGrants(tx, { merchant: code, memberId: member.id, limit: GRANTS_LIMIT })
        const ids = [...new Set(grants.map(({ offer }) => offer.id))]
        const names = await readOfferNames(tx, code, ids)
        const nameIn = (texts: Partial<Record<string, string>> | undefined) =>
          pickText(texts ?? {}, caller.language, merchant.settings.defaultLanguage)
        return {
          rewards: rewards.map((reward) => presentReward(reward, nameIn(reward.offer.fields.names))),
          grants: grants.map((grant) =>
            presentGrant(grant, nameIn(names.get(`${grant.offer.id} ${grant.offer.version}`))),
          ),
          games: await nameGames(tx, merchant, caller.language, [
            ...rewards.flatMap(({ offer, found }) =>
              [...listKeys(offer.fields.terms), found.freeBets?.game ?? []].flat(),
            ),
            ...grants.flatMap(({ terms }) => listKeys(terms)),
          ]),
        }
      },
      { merchant: code },
    )
  })

  registry.on(bonusStakes, async ({ merchant, session, caller, params }) => {
    const { code } = merchant
    return database.transaction(
      async (tx) => {
        const grants = await listGrants(tx, { merchant: code, memberId: session.memberId, limit: GRANTS_LIMIT })
        if (!grants.some(({ id }) => id === params.id)) throw new ServiceError('not_found')
        const stakes = await listGrantStakes(tx, code, params.id, STAKES_LIMIT)
        const keyOf = ({ vendor, game }: (typeof stakes)[number]) => `${vendor}/${game}`
        const names = await nameGames(tx, merchant, caller.language, stakes.map(keyOf))
        return {
          items: stakes.map((stake) => ({
            game: names[keyOf(stake)] ?? stake.game,
            state: stake.state,
            amountMinor: String(stake.amountMinor),
            bonusMinor: String(stake.bonusMinor),
            weight: stake.weight,
            countedMinor: String(stake.countedMinor),
            at: stake.at.toISOString(),
          })),
        }
      },
      { merchant: code },
    )
  })

  const claimantOf = (merchant: Merchant, memberId: string) => ({ merchant, memberId, now: new Date() })

  registry.on(
    claimReward,
    async ({ merchant, session, body }) => {
      const claimant = claimantOf(merchant, session.memberId)
      return {
        state: await database.transaction((tx) => claim(tx, claimant, body.offerId), { merchant: merchant.code }),
      }
    },
    { limit: 'money' },
  )

  registry.on(
    redeemPromoCode,
    async ({ merchant, session, body }) => {
      const claimant = claimantOf(merchant, session.memberId)
      return { state: await database.transaction((tx) => redeem(tx, claimant, body.code), { merchant: merchant.code }) }
    },
    { limit: 'money' },
  )

  registry.on(
    giveUpBonus,
    async ({ merchant: { code }, session: { memberId }, body }) => {
      await database.transaction(
        async (tx) => {
          const grants = await listGrants(tx, { merchant: code, memberId, limit: GRANTS_LIMIT })
          if (!grants.some(({ id }) => id === body.id)) throw new ServiceError('not_found')
          await endBonus(tx, { merchant: code, memberId, grantId: body.id, state: 'given_up' })
        },
        { merchant: code },
      )
      return { done: true as const }
    },
    { limit: 'money' },
  )
}

const listKeys = ({ weights }: BonusTerms) => Object.keys(weights)

/** Names of games (`vendor/code`) and categories. */
async function nameGames(
  tx: Tx,
  { code, settings: { defaultLanguage } }: Merchant,
  language: Language,
  keys: readonly string[],
): Promise<Record<string, string>> {
  const wanted = new Set(keys)
  if (wanted.size === 0) return {}
  const games = await listGames(tx, code)
  const titles = games
    .filter(({ vendor, code: game }) => wanted.has(`${vendor}/${game}`))
    .map(({ vendor, code: game, title }) => [`${vendor}/${game}`, pickText(title, language, defaultLanguage)])
  const categories = keys.filter((key) => !key.includes('/')).map((key) => [key, nameCategory(key, language)])
  return Object.fromEntries([...categories, ...titles])
}

function presentReward({ offer, found }: MemberReward, title: string): BonusReward {
  const { percent, minDepositMinor, progress, tournament, freeBets } = found
  return {
    offerId: offer.id,
    kind: offer.fields.reward.kind,
    title,
    currency: offer.fields.currency,
    state: found.state,
    amountMinor: String(found.amountMinor),
    percent,
    minDepositMinor,
    progress: progress && { ...progress, done: String(progress.done), target: String(progress.target) },
    tournament,
    freeBets,
    until: found.until.toISOString(),
    terms: offer.fields.terms,
  }
}

function presentGrant(grant: Grant, title: string): BonusGrant {
  return {
    id: grant.id,
    kind: grant.offer.kind,
    title,
    currency: grant.currency,
    state: grant.state,
    amountMinor: String(grant.amountMinor),
    balanceMinor: String(grant.balanceMinor),
    freeStakeMinor: grant.freeStakeMinor === null ? null : String(grant.freeStakeMinor),
    wagerTargetMinor: String(grant.wagerTargetMinor),
    wageredMinor: String(grant.wageredMinor),
    openStakes: grant.openStakes,
    convertedMinor: String(grant.convertedMinor),
    forfeitedMinor: String(grant.forfeitedMinor),
    createdAt: grant.createdAt.toISOString(),
    expiresAt: grant.expiresAt?.toISOString() ?? null,
    endedAt: grant.endedAt?.toISOString() ?? null,
    terms: grant.terms,
  }
}

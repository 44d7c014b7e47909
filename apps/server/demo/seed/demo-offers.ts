import { type OfferFields, type OfferTerms, offerFields } from '@foyer/contract'
import type { Database } from '@foyer/database'
import { exponentOf, isCurrencyCode } from '@foyer/money'
import { insertOffer, insertOfferVersion, saveCodes } from '../../src/bonus/index.ts'
import type { Merchant } from '../../src/merchant/index.ts'

/** What the demo's offers have in common. */
const terms: OfferTerms = {
  wagerTimes: 5,
  order: 'real_first',
  weights: { ELOTT: 50, LOTT: 50 },
  otherWeight: 100,
  expiresDays: 14,
}

interface DemoOffer {
  id: string
  names: OfferFields['names']
  reward: (minor: (units: number) => string) => OfferFields['reward']
  /** With amounts in whole units. */
  maxStake?: number
  terms?: Partial<OfferTerms>
  /** For how long it runs; a year by default. */
  days?: number
}

const demoOffers: DemoOffer[] = [
  {
    id: 'welcome',
    names: {
      EN: 'Welcome bonus',
      CN: '首存红利',
      ES: 'Bono de bienvenida',
      'PT-BR': 'Bônus de boas-vindas',
      UR: 'خوش آمدید بونس',
    },
    reward: (minor) => ({
      kind: 'first_deposit',
      percent: 100,
      maxMinor: minor(5_000),
      minDepositMinor: minor(100),
    }),
    maxStake: 200,
  },
  {
    id: 'check-in',
    names: { EN: 'Daily check-in', CN: '每日签到', ES: 'Visita diaria', 'PT-BR': 'Visita diária', UR: 'روزانہ حاضری' },
    reward: (minor) => ({ kind: 'check_in', amountsMinor: [5, 5, 10, 10, 15, 20, 50].map(minor) }),
    terms: { wagerTimes: 1 },
  },
  {
    id: 'mission',
    names: {
      EN: 'Play 20 rounds today',
      CN: '今日玩 20 局',
      ES: 'Juega 20 rondas hoy',
      'PT-BR': 'Jogue 20 rodadas hoje',
      UR: 'آج 20 راؤنڈ کھیلیں',
    },
    reward: (minor) => ({
      kind: 'mission',
      measure: 'rounds',
      games: [],
      target: '20',
      rewardMinor: minor(30),
      period: 'day',
    }),
    terms: { wagerTimes: 1 },
  },
  {
    id: 'dice-race',
    names: {
      EN: 'Dice race',
      CN: '骰子竞赛',
      ES: 'Carrera de dados',
      'PT-BR': 'Corrida do Dice',
      UR: 'ڈائس ریس',
    },
    reward: (minor) => ({
      kind: 'tournament',
      measure: 'stake',
      games: ['arcade/DICE'],
      prizesMinor: [1_000, 500, 250, 100, 100].map(minor),
    }),
    terms: { wagerTimes: 1 },
    days: 30,
  },
  {
    id: 'cashback',
    names: {
      EN: 'Weekly cashback',
      CN: '每周返现',
      ES: 'Reembolso semanal',
      'PT-BR': 'Cashback semanal',
      UR: 'ہفتہ وار کیش بیک',
    },
    reward: (minor) => ({ kind: 'cashback', percent: 5, maxMinor: minor(2_000), period: 'week' }),
    terms: { wagerTimes: 0 },
  },
  {
    id: 'free-dice',
    names: {
      EN: 'Free bets in Dice',
      CN: '骰子免费投注',
      ES: 'Apuestas gratis en Dice',
      'PT-BR': 'Apostas grátis no Dice',
      UR: 'ڈائس میں مفت شرطیں',
    },
    reward: (minor) => ({ kind: 'free_bets', game: 'arcade/DICE', count: 5, stakeMinor: minor(10) }),
    terms: { expiresDays: 7 },
  },
  {
    id: 'hello-code',
    names: {
      EN: 'Code HELLO50',
      CN: '优惠码 HELLO50',
      ES: 'Código HELLO50',
      'PT-BR': 'Código HELLO50',
      UR: 'کوڈ HELLO50',
    },
    reward: (minor) => ({ kind: 'code', rewardMinor: minor(50), codes: [{ code: 'HELLO50', uses: 1_000 }] }),
    terms: { wagerTimes: 3 },
  },
]

/**
 * Publishes the demo's offers at a merchant that has none of them.
 * @param factor of amounts in the merchant's currency
 */
export async function seedOffers(database: Database, { code, settings }: Merchant, factor: bigint): Promise<void> {
  const { currency } = settings
  if (!isCurrencyCode(currency)) return
  const unit = 10n ** BigInt(exponentOf(currency)) * factor
  const minor = (units: number) => String(BigInt(units) * unit)
  const now = new Date()
  await database.transaction(
    async (tx) => {
      for (const { id, names, reward, maxStake, terms: own, days = 365 } of demoOffers) {
        const to = new Date(now.getTime() + days * 86_400_000)
        const fields = offerFields.parse({
          ...{ currency, names, from: now.toISOString(), to: to.toISOString(), reward: reward(minor) },
          terms: { ...terms, ...own, maxStakeMinor: maxStake === undefined ? undefined : minor(maxStake) },
        })
        const row = { merchant: code, id, revision: 2, live: 1, draft: null, endedAt: null }
        if (!(await insertOffer(tx, { ...row, createdAt: now, updatedAt: now }))) continue
        const made = { merchant: code, offerId: id, number: 1, publishedAt: now, publishedBy: 'demo' }
        await insertOfferVersion(tx, { ...made, fields })
        if (fields.reward.kind === 'code') await saveCodes(tx, { merchant: code, offerId: id }, fields.reward.codes)
      }
    },
    { merchant: code },
  )
}

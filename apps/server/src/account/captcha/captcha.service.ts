import { createHash } from 'node:crypto'
import {
  type CaptchaAction,
  type CaptchaResult,
  type EmbeddedChallenge,
  type GeetestSetup,
  isCaptchaOn,
  isGeetestTooOld,
  usesGeetest,
  usesRecaptcha,
} from '@foyer/contract'
import type { Database } from '@foyer/database'
import type { Caller } from '../../http/call.ts'
import { ServiceError } from '../../http/service-error.ts'
import type { Merchant } from '../../merchant/index.ts'
import { CAPTCHA_MAX_AGE_MS, type CaptchaProvider } from '../../providers/captcha/captcha.ts'
import type { CaptchaProviderFinder } from '../../providers/captcha/connect-captchas.ts'
import type { EmbeddedCaptcha } from '../../providers/captcha/embedded.ts'
import { createRecaptcha } from '../../providers/captcha/recaptcha.ts'
import type { CodeProviderFinder } from '../../providers/messages/messages.ts'
import { consumeIssued, hasOutage, insertConsumed, insertIssued, isIssued, recordOutage } from './captcha.store.ts'

/** How long the embedded challenge takes the place of a vendor that did not answer. */
const OUTAGE_MS = 60_000

/** A call that may need a captcha. `risk` high: it needs one even where the merchant has none. */
export interface CaptchaDemand {
  merchant: Merchant
  caller: Pick<Caller, 'ip' | 'log'>
  action: CaptchaAction
  result: CaptchaResult
  risk: 'normal' | 'high'
}

export interface CaptchaGuard {
  /** Starts a captcha of Geetest; `success` 0 where the embedded challenge is due. */
  setUp(merchant: Merchant, action: CaptchaAction, caller: Pick<Caller, 'ip' | 'log'>): Promise<GeetestSetup>
  /** A challenge of the embedded captcha. */
  issueChallenge(merchant: Merchant, action: CaptchaAction): Promise<EmbeddedChallenge>
  /**
   * Checks the captcha of a call and uses it up; true if there was one, false if none is needed (T13).
   * @throws ServiceError `captcha_required`: the caller solves one and repeats; `captcha_invalid`: this one is refused
   */
  requireCaptcha(demand: CaptchaDemand): Promise<boolean>
}

/** Captchas of all actions (DEC-18): Geetest where the merchant has it, otherwise the embedded challenge. */
export function createCaptchaGuard(dependencies: {
  database: Database
  findProvider: CaptchaProviderFinder
  findCodeProvider: CodeProviderFinder
  embedded: EmbeddedCaptcha
}): CaptchaGuard {
  const { database, findProvider, findCodeProvider, embedded } = dependencies

  /** The merchant's vendor for an action; undefined for the embedded captcha, `down` for a vendor that does not answer. */
  async function chooseProvider(merchant: Merchant, action: CaptchaAction) {
    const { code, settings } = merchant
    if (usesRecaptcha(settings, action)) {
      const codes = findCodeProvider(merchant)
      return codes ? createRecaptcha(codes) : ('down' as const)
    }
    if (!usesGeetest(settings, action)) return undefined
    const provider = isGeetestTooOld(settings, action) ? undefined : findProvider(settings.gw)
    const isDown = await database.transaction((tx) => hasOutage(tx, code), { merchant: code })
    return provider === undefined || isDown ? ('down' as const) : provider
  }

  async function reportOutage(merchant: string, caller: Pick<Caller, 'log'>): Promise<void> {
    caller.log.warn({ merchant }, 'captcha provider did not answer')
    await database.transaction((tx) => recordOutage(tx, merchant, new Date(Date.now() + OUTAGE_MS)), { merchant })
  }

  async function checkEmbedded({ merchant: { code }, action, result }: CaptchaDemand, isStandIn: boolean) {
    if (result.captcha === undefined) return 'missing' as const
    const check = await embedded.verify(result.captcha, { merchant: code, action })
    if (check.outcome === 'refused' || (isStandIn && !check.isStandIn)) return 'refused' as const
    const key = { merchant: code, action, digest: digestOf(check.key) }
    return (await database.transaction((tx) => insertConsumed(tx, key), { merchant: code })) ? 'accepted' : 'refused'
  }

  async function checkGeetest(provider: CaptchaProvider, { merchant: { code }, action, result }: CaptchaDemand) {
    const since = new Date(Date.now() - CAPTCHA_MAX_AGE_MS)
    const scope = { merchant: code }
    const issuedKey = provider.readIssuedKey(result)
    if (issuedKey !== undefined) {
      const key = { merchant: code, action, digest: digestOf(issuedKey) }
      if (!(await database.transaction((tx) => isIssued(tx, key, since), scope))) return 'refused' as const
    }
    const check = await provider.verify(result, { merchant: code, action })
    if (check.outcome !== 'accepted') return check.outcome
    const key = { merchant: code, action, digest: digestOf(check.key) }
    const isFirst = await database.transaction(
      (tx) => (check.isIssued ? consumeIssued(tx, key, since) : insertConsumed(tx, key)),
      scope,
    )
    return isFirst ? ('accepted' as const) : ('refused' as const)
  }

  /** A challenge that was issued during an outage also counts after its end. */
  async function check(demand: CaptchaDemand) {
    const provider = await chooseProvider(demand.merchant, demand.action)
    if (provider === undefined) return checkEmbedded(demand, false)
    const own = provider === 'down' ? 'missing' : await checkGeetest(provider, demand)
    if (own === 'unavailable') await reportOutage(demand.merchant.code, demand.caller)
    return own === 'missing' ? checkEmbedded(demand, true) : own
  }

  return {
    async setUp(merchant, action, caller) {
      const unavailable = {
        gt: merchant.settings.gw.GEETEST_ID ?? '',
        challenge: '',
        newCaptcha: true,
        success: 0,
      } as const
      const provider = await chooseProvider(merchant, action)
      if (provider === undefined || provider === 'down') return unavailable
      const setup = await provider.setup({ merchant: merchant.code, action }, { ip: caller.ip })
      if (setup.outcome === 'unavailable') {
        await reportOutage(merchant.code, caller)
        return unavailable
      }
      const { parameters, issuedKey } = setup
      if (issuedKey !== undefined) {
        const key = { merchant: merchant.code, action, digest: digestOf(issuedKey) }
        await database.transaction((tx) => insertIssued(tx, key), { merchant: merchant.code })
      }
      return parameters
    },
    async issueChallenge(merchant, action) {
      const isStandIn = (await chooseProvider(merchant, action)) === 'down'
      return embedded.issue({ merchant: merchant.code, action, isStandIn })
    },
    async requireCaptcha(demand) {
      if (demand.risk === 'normal' && !isCaptchaOn(demand.merchant.settings, demand.action)) return false
      const outcome = await check(demand)
      if (outcome === 'accepted') return true
      throw new ServiceError(outcome === 'refused' ? 'captcha_invalid' : 'captcha_required')
    },
  }
}

function digestOf(key: string): Buffer {
  return createHash('sha256').update(key).digest()
}

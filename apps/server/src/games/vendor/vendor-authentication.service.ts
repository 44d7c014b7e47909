import type { EndpointValue, vendorAuthenticate } from '@foyer/contract'
import type { Database } from '@foyer/database'
import { isPlaying } from '../../account/index.ts'
import { ServiceError } from '../../http/service-error.ts'
import { readBalances } from '../../ledger/index.ts'
import { findMemberById } from '../../member/index.ts'
import { type MerchantDirectory, nameMerchant } from '../../merchant/index.ts'
import { maskName, redeemLaunch } from '../game/index.ts'
import { VENDOR_LOCK_TIMEOUT_MS, VENDOR_STATEMENT_TIMEOUT_MS } from './vendor.constants.ts'
import { describeMoney } from './vendor.rules.ts'
import { chooseTheme } from './vendor-theme.rules.ts'

/**
 * Opens a launched game: its player, balance and appearance.
 * @throws ServiceError `launch_token_invalid`
 */
export async function authenticateLaunch(
  { database, merchants }: { database: Database; merchants: MerchantDirectory },
  vendor: string,
  launchToken: string,
): Promise<EndpointValue<typeof vendorAuthenticate>> {
  const merchant = await merchants.findByCode(launchToken.split('.')[0] ?? '')
  if (!merchant) throw new ServiceError('launch_token_invalid')
  const opened = await database.transaction(
    async (tx) => {
      const launch = await redeemLaunch(tx, vendor, launchToken)
      const { memberId, sessionId, language, gameCode, backUrl, roundId, isBalanceHidden, options } = launch
      const [ownerId, realUrl] = [launch.ownerId ?? undefined, launch.realUrl ?? undefined]
      const cashierUrl = launch.cashierUrl ?? undefined
      const { sessionIdleMinutes: idleMinutes } = merchant.settings
      const member = await findMemberById(tx, merchant.code, memberId)
      // A logged-out member opens no game (T9). The token counts as used: the vendor has done its part (decision 040).
      if (!member || !(await isPlaying(tx, merchant.code, { sessionId, memberId, idleMinutes }))) return undefined
      const money = describeMoney(member, merchant.settings)
      const balances = await readBalances(tx, merchant.code, memberId)
      const available = balances.find(({ currency }) => currency === money.currency)?.availableMinor ?? 0n
      const merchantName = nameMerchant(merchant, language)
      const merchantNames = { merchant: merchant.code, merchantName }
      const opening = {
        language,
        gameCode,
        backUrl,
        cashierUrl,
        realUrl,
        isBalanceHidden,
        roundId: roundId ?? undefined,
        options,
      }
      return {
        playerId: member.id,
        sessionId,
        ownerId,
        username: maskName(member.username),
        ...merchantNames,
        ...money,
        ...opening,
        balance: String(available),
        theme: chooseTheme(merchant.settings.template.id, merchant.settings.colours),
      }
    },
    {
      merchant: merchant.code,
      lockTimeoutMs: VENDOR_LOCK_TIMEOUT_MS,
      statementTimeoutMs: VENDOR_STATEMENT_TIMEOUT_MS,
    },
  )
  if (!opened) throw new ServiceError('launch_token_invalid')
  return opened
}

import {
  customerServiceContacts,
  depositSettings,
  deposits,
  hasFlag,
  type MerchantFeature,
  merchantFeatures,
  movements,
  type Visitor,
  wallet,
  withdrawalCards,
} from '@foyer/contract'
import { useSettings, useValue } from './queries.ts'
import { useServices, useSession } from './services.tsx'

/** The call without which a feature has nothing to show (DEC-02). */
const callsOfFeatures = {
  chat: customerServiceContacts.path,
  contacts: customerServiceContacts.path,
  deposit: deposits.path,
  history: movements.path,
  wallet: wallet.path,
  withdrawal: withdrawalCards.path,
} as const satisfies Record<MerchantFeature, string>

/** Who is here and what the merchant offers: what the rule on access asks. */
export function useVisitor(): Visitor {
  const { missing = [] } = useServices()
  const { whitelabelVal, isSingleWallet } = useSettings()
  const memberType = useSession()?.type
  // Asked for only where it decides something (CONF-29).
  const { data } = useValue(depositSettings, {}, { isEnabled: hasFlag({ whitelabelVal }, 'CREDITMAR3') })
  return {
    memberType,
    merchant: {
      whitelabelVal,
      isSingleWallet,
      depositSwitch: data?.depositSwitch,
      missing: merchantFeatures.filter((feature) => missing.includes(callsOfFeatures[feature])),
    },
  }
}

import {
  customerServiceContacts,
  depositSettings,
  deposits,
  hasFlag,
  launchChat,
  type MerchantFeature,
  merchantFeatures,
  movements,
  type Visitor,
  wallet,
  withdrawalCards,
} from '@foyer/contract'
import { useSettings, useValue } from './queries.ts'
import { useServices, useSession } from './services.tsx'

/** The call that a feature requires (DEC-02). */
const callsOfFeatures = {
  chat: launchChat.path,
  contacts: customerServiceContacts.path,
  deposit: deposits.path,
  history: movements.path,
  wallet: wallet.path,
  withdrawal: withdrawalCards.path,
} as const satisfies Record<MerchantFeature, string>

/** The visitor and the merchant's offer, as input of the access rule. */
export function useVisitor(): Visitor {
  const { missing = [] } = useServices()
  const { whitelabelVal, isSingleWallet } = useSettings()
  const memberType = useSession()?.type
  // Requested only if it affects the decision (CONF-29).
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

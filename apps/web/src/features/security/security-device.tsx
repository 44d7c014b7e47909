import type { DeviceDescription } from '@foyer/contract'
import { MonitorSmartphone, Smartphone } from 'lucide-react'
import { useText } from '../../lib/i18n.ts'
import { useServices } from '../../lib/services.tsx'

const icons = { phone: Smartphone, tablet: Smartphone, computer: MonitorSmartphone } as const

export function DeviceIcon({ kind }: Pick<DeviceDescription, 'kind'>) {
  const Icon = kind === null ? MonitorSmartphone : icons[kind]
  return <Icon size={20} aria-hidden="true" />
}

/** Returns the function from a device to text such as `Chrome on Android`. */
export function useDeviceName(): (device: DeviceDescription) => string {
  const t = useText()
  return ({ browser, system }) => {
    if (browser !== null && system !== null) return t('security.device', { browser, system })
    return browser ?? system ?? t('security.device.unknown')
  }
}

/** Returns the function from a place to text such as `Philippines · 203.0.113.*`; empty for an unknown one. */
export function usePlaceName(): (place: { country: string | null; network: string | null }) => string {
  const { languageTag } = useServices()
  return ({ country, network }) =>
    [country && nameCountry(country, languageTag), network && `\u2066${network}\u2069`].filter(Boolean).join(' · ')
}

/** A country in the member's language; its code where the browser has no names. */
function nameCountry(code: string, languageTag: string): string {
  if (typeof Intl.DisplayNames !== 'function') return code
  return new Intl.DisplayNames([languageTag], { type: 'region' }).of(code) ?? code
}

import { countAgentClick } from '@foyer/contract'
import { readTid } from './registration-info.ts'
import type { Services } from './services.tsx'
import { readLinkCode } from './visit-origin.ts'

type Storage = Pick<Services['storage'], 'read' | 'write'>

/** Keeps an agent's link of this address until it is counted; a reload of the same one is the same visit. */
export function storeAgentClick(storage: Storage, search: string): void {
  const query = new URLSearchParams(search)
  const affiliateCode = readLinkCode(query.get('affiliateCode'))
  if (affiliateCode === undefined) return
  const linkId = readTid(query.get('tid'))
  const known = storage.read('agentClick')
  if (known?.affiliateCode === affiliateCode && known.linkId === linkId) return
  storage.write('agentClick', { affiliateCode, ...(linkId ? { linkId } : {}) })
}

/** Counts the visit's link once, also when the call fails. Rejects with the failure. */
export async function countClick({ storage, wps }: { storage: Storage; wps: Services['wps'] }): Promise<void> {
  const click = storage.read('agentClick')
  if (!click || click.isCounted) return
  storage.write('agentClick', { ...click, isCounted: true })
  const { affiliateCode, linkId } = click
  await wps.call(countAgentClick, { body: { affiliateCode, ...(linkId ? { linkId } : {}) } }, { alert: false })
}

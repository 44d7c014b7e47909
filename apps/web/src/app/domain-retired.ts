import { showDomainPopup } from '../lib/domain-popup.ts'
import { findDomains } from '../lib/find-domains.ts'
import type { createI18n } from '../lib/i18n.ts'
import type { Services } from '../lib/services.tsx'
import type { Notices } from '../ui/notices.tsx'

/** Tells a member whose page stands open that its address has gone out of use (ERR-01). */
export async function notifyDomainRetired(
  { wps, loadTexts }: Pick<Services, 'wps' | 'loadTexts'>,
  notices: Notices,
  i18n: ReturnType<typeof createI18n>,
): Promise<void> {
  const [domains] = await Promise.all([findDomains(wps), loadTexts()])
  await showDomainPopup(notices, (id, values) => i18n._(id, values), location, domains)
}

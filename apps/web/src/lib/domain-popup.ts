import type { Notices } from '../ui/notices.tsx'
import { listDomainTargets } from './domain-route.rules.ts'
import { findDomains } from './find-domains.ts'
import type { createI18n, Translate } from './i18n.ts'
import { leavePage } from './navigation.tsx'
import type { Services } from './services.tsx'

/** ERR-01, OPEN-03: reports that the site is not available at this address, and links to the current one. */
export async function showDomainPopup(
  notices: Notices,
  t: Translate,
  { host, origin }: Pick<Location, 'host' | 'origin'>,
  domains: readonly string[],
): Promise<void> {
  const [target] = listDomainTargets(domains, origin)
  const body = t('domain.body', { host })
  const isConfirmed = await notices.alert({
    subject: 'screen',
    title: t('domain.title'),
    text: target ? body : `${body}\n${t('domain.none')}`,
    confirmLabel: target ? t('domain.go', { host: target.host }) : t('confirm'),
    ...(target ? { cancelLabel: t('close') } : {}),
  })
  if (isConfirmed && target) leavePage(target.href)
}

/** Alert on an open page: the domain is retired (ERR-01). */
export async function notifyDomainRetired(
  { wps, loadTexts }: Pick<Services, 'wps' | 'loadTexts'>,
  notices: Notices,
  i18n: Pick<ReturnType<typeof createI18n>, '_'>,
): Promise<void> {
  const [domains] = await Promise.all([findDomains(wps), loadTexts()])
  await showDomainPopup(notices, (id, values) => i18n._(id, values), location, domains)
}

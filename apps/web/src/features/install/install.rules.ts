import type { InstallWay, RunMode } from '../../platform/index.ts'
import { INSTALLED_COUNT, MAX_REFUSED_OFFERS, OFFER_VISIT } from './install.constants.ts'

/** The dismissal counter after a declined prompt: it never says installed (PWA-07, CONF-46). */
export function countDismissal(count: number): number {
  return count === INSTALLED_COUNT ? count : Math.min(count + 1, INSTALLED_COUNT - 1)
}

/** PWA-10. */
function isCountedInstalled(count: number): boolean {
  return count === INSTALLED_COUNT
}

/** Ways that lead to the home screen from here; an app's own view and some browsers must be left first. */
const ownWays: ReadonlySet<InstallWay> = new Set([
  'iosSafari',
  'iosBrowser',
  'androidChrome',
  'androidFirefox',
  'samsung',
])

/** Whether the installation may be offered on this visit, counted from 1. */
export function isOfferVisit(visit: number): boolean {
  return visit >= OFFER_VISIT
}

export interface OfferFacts {
  /** GUARD-19. */
  isPageAllowed: boolean
  runMode: RunMode
  way: InstallWay
  hasPrompt: boolean
  dismissals: number
  wasOffered: boolean
  hasOverlay: boolean
}

/**
 * Whether the installation is offered unasked: once a visit, never over anything, and not to whoever has it or has
 * refused it several times.
 */
export function canOfferNow(facts: OfferFacts): boolean {
  const { isPageAllowed, runMode, way, hasPrompt, dismissals, wasOffered, hasOverlay } = facts
  if (!isPageAllowed || runMode !== 'browser' || wasOffered || hasOverlay) return false
  return !isCountedInstalled(dismissals) && dismissals < MAX_REFUSED_OFFERS && (hasPrompt || ownWays.has(way))
}

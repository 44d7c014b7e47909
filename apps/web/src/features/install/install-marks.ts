import type { TypedStorage } from '../../lib/storage.ts'
import { INSTALLED_COUNT } from './install.constants.ts'
import { countDismissal } from './install.rules.ts'

type Marks = Pick<TypedStorage, 'read' | 'write' | 'remove'>

/** PWA-06, PWA-07: the visitor has declined. */
export function markDismissed(storage: Marks): void {
  storage.write('installDismissed', '1')
  storage.write('installDismissals', countDismissal(storage.read('installDismissals') ?? 0))
}

/** PWA-08, PWA-09: the browser says that the app is installed. */
export function markInstalled(storage: Marks): void {
  storage.write('installDismissals', INSTALLED_COUNT)
  storage.write('isInstalled', '1')
}

/** A browser offers its prompt only where the app is not installed: it has been removed. */
export function markRemoved(storage: Marks): void {
  if (storage.read('isInstalled') !== '1') return
  storage.remove('isInstalled')
  storage.remove('installDismissals')
}

/** Counts a visit, once for each tab. @returns its number, from 1 */
export function countVisit(storage: Marks): number {
  const before = storage.read('visits') ?? 0
  if (storage.read('visitCounted') === '1') return before
  storage.write('visitCounted', '1')
  storage.write('visits', before + 1)
  return before + 1
}

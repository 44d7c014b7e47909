import { collect } from '@foyer/contract'
import type { Services } from '../../lib/services.tsx'
import { sampleShare } from './speed.constants.ts'

/** Reports a share of page loads (TRACK-19); the others load nothing for it. */
export async function watchSpeed(services: Pick<Services, 'merchant' | 'storage' | 'missing'>): Promise<void> {
  if (services.missing?.includes(collect.path) || Math.random() >= sampleShare) return
  const { reportSpeed } = await import('./speed-report.ts')
  reportSpeed(services)
}

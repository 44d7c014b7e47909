import { describe, expect, it } from 'vitest'
import { decideChunkRecovery } from './recovery.rules.ts'

describe('a script that did not come', () => {
  it.each([
    ['there', false, 'retry'],
    ['there', true, 'retry'],
    ['unreachable', false, 'retry'],
    ['unreachable', true, 'retry'],
    ['gone', false, 'reload'],
    ['gone', true, 'ask'],
  ] as const)('BOOT-13 its build is %s, reloaded for it: %s → %s', (build, hasReloaded, recovery) => {
    expect(decideChunkRecovery(build, hasReloaded)).toBe(recovery)
  })
})

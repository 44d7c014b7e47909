import { expect, it } from 'vitest'
import { findUnlistedLicences } from './licences.ts'

it.each([
  [{ license: 'MIT' }, true],
  [{ license: '(GPL-3.0 OR MIT)' }, true],
  [{ license: 'MIT AND Zlib' }, false],
  [{ license: 'GPL-3.0' }, false],
  [{ license: 'MPL-2.0' }, false],
  [{ license: 'MPL-2.0', dev: true }, true],
  [{ license: 'CC-BY-4.0', devOptional: true }, true],
  [{ license: 'GPL-3.0', dev: true }, false],
  [{}, false],
  [{ link: true }, true],
])('the licence of %j may be used: %s', (locked, isAllowed) => {
  expect(findUnlistedLicences({ packages: { 'node_modules/a': locked } })).toHaveLength(isAllowed ? 0 : 1)
})

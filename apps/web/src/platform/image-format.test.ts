import { describe, expect, test } from 'vitest'
import { findImageFormat } from './image-format.ts'

const iphone = (version: string) => `Mozilla/5.0 (iPhone; CPU iPhone OS ${version} like Mac OS X) AppleWebKit/605.1.15`
const ipad = (version: string) => `Mozilla/5.0 (iPad; CPU OS ${version} like Mac OS X) AppleWebKit/605.1.15`
const android = 'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/126.0.0.0 Mobile Safari/537.36'
const mac = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/17.5 Safari/605.1.15'

describe('the picture format', () => {
  test.each([
    ['DEV-07 CONST-58', iphone('13_7'), ['avif', 'webp'], 'na', []],
    ['DEV-07', ipad('12_5_7'), ['avif', 'webp'], 'na', []],
    ['CONF-23', iphone('14_0'), ['webp'], 'webp', ['avif', 'webp']],
    ['CONF-23', iphone('16_3'), ['avif', 'webp'], 'avif', ['avif']],
    ['DEV-08 CONST-58', iphone('16_4'), ['avif', 'webp'], 'avif', ['avif']],
    ['DEV-08', iphone('17_5'), ['webp'], 'webp', ['avif', 'webp']],
    ['DEV-09', android, ['avif', 'webp'], 'avif', ['avif']],
    ['DEV-09', mac, ['webp'], 'webp', ['avif', 'webp']],
    ['CONF-23', android, [], 'na', ['avif', 'webp']],
  ])('%s %s that decodes %j: %s', async (_, userAgent, decoded, format, expectedTries) => {
    const tries: string[] = []
    const found = await findImageFormat(userAgent, async (candidate) => {
      tries.push(candidate)
      return decoded.includes(candidate)
    })
    expect(found).toBe(format)
    expect(tries).toEqual(expectedTries)
  })
})
